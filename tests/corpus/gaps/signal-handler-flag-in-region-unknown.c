// Claim: a region that looks at the flag which a handler sets runs beside the handler; its neighbour, which does not, is free.
// Source: semantics.md §1; C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>

static volatile sig_atomic_t stop;

static void on_signal(int number)
{
	(void) number;
	stop = 1;
}

static int stopped(void)
{
	return stop != 0;
}

int main(void)
{
	static int a[100];
	signal(SIGINT, on_signal);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++) {
		if (!stopped())
			a[i] = i;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i]++;
	return a[0] - 1;
}

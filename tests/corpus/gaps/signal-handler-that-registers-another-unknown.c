// Claim: a handler may register another one, or itself again: what that one accesses counts.
// Source: semantics.md §1; C11 §7.14.1.1p5 (signal may be called in a handler)
#include <signal.h>

static volatile sig_atomic_t hits;
static int level;

static void second(int number)
{
	level = number;
}

static void first(int number)
{
	hits++;
	signal(SIGUSR1, first);
	signal(SIGUSR2, second);
	(void) number;
}

int main(void)
{
	static int a[100];
	signal(SIGUSR1, first);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = level;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = i;
	return a[0];
}

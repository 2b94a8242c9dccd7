// Claim: a signal handler that ends the program runs what is registered for its end.
// Source: C11 §7.22.4.4p3; semantics.md §1 (what is not understood is never dropped).
#include <signal.h>
#include <stdlib.h>

static int x, a[100];

static void last(void)
{
	x = 1;
}

static void stop(void)
{
	exit(EXIT_FAILURE);
}

static void handler(int number)
{
	if (number)
		stop();
}

int main(void)
{
	signal(SIGINT, handler);
	atexit(last);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] > 1;
}

// Claim: a signal handler that a region registers and that touches nothing does nothing to the regions that follow.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
#include <signal.h>

static int x, a[100];

static void handler(int number)
{
	int own = number;
	own++;
}

int main(void)
{
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp masked
	signal(SIGINT, handler);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] != 0;
}

// Claim: a signal handler that a region registers may run beside the regions that follow.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
#include <signal.h>

static int x, a[100];

static void handler(int number)
{
	x = number;
}

static void install(void)
{
	struct sigaction action = {0};
	action.sa_handler = handler;
	sigaction(SIGINT, &action, 0);
}

int main(void)
{
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp masked
	install();
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] < 0;
}

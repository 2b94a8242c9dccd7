// Claim: a handler that sets a flag does nothing to regions that do not look at the flag.
// Source: semantics.md §1, §10 (a race needs two accesses to one location); C11 §5.1.2.3p5, §7.14.1.1
#include <signal.h>
#include <stdio.h>
#include <string.h>

static volatile sig_atomic_t stop;

static void on_signal(int number)
{
	(void) number;
	stop = 1;
}

int main(void)
{
	static double a[100], b[100];
	struct sigaction action;
	memset(&action, 0, sizeof action);
	action.sa_handler = on_signal;
	sigemptyset(&action.sa_mask);
	sigaction(SIGINT, &action, NULL);
	signal(SIGTERM, on_signal);
	for (int step = 0; step < 4 && !stop; step++) {
#pragma omp parallel for //@ RACE_FREE
		for (int i = 0; i < 100; i++)
			b[i] = a[i] + step;
	}
	printf("%g\n", b[99]);
	return 0;
}

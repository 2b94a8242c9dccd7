// Claim: the program's own functions start nothing by their names, and neither does a signal that is to be ignored or a handler that is
// asked for, also where calls are not followed. Source: semantics.md §4; C11 §7.14.1.1; POSIX.1-2017, sigaction
#include <signal.h>
static int w;
static int async(int n) { return n; }
static void descend(int k)
{
	if (k == 90) {
		struct sigaction now;
		w = async(3);
		signal(SIGINT, SIG_IGN);
		sigaction(SIGTERM, 0, &now);
	} else
		descend(k + 1);
}

void region(double *a, int n)
{
	descend(0);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] = w;
}

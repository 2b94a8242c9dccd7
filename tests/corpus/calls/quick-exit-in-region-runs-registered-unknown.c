// Claim: quick_exit executes what at_quick_exit has registered, and exit does not.
// Source: C11 §7.22.4.4p3; semantics.md §1 (what is not understood is never dropped).
#include <stdlib.h>

static int x, a[100];

static void last(void)
{
	x = 1;
}

int main(int argc, char **argv)
{
	(void)argv;
	at_quick_exit(last);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		a[i] = x;
		if (i > argc * 100)
			exit(2);
	}
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++) {
		a[i] = x;
		if (i > argc * 100)
			quick_exit(2);
	}
	return a[0] > 1;
}

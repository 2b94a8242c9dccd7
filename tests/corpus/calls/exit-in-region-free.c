// Claim: a thread that ends the program runs no code of it where none is registered, or only such that touches nothing.
// Source: C11 §7.22.4.4p3; semantics.md §1 (what is not understood is never dropped).
#include <stdlib.h>

static int x, a[100];

static void last(void)
{
	int own = 1;
	own++;
}

int main(int argc, char **argv)
{
	(void)argv;
	atexit(last);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		a[i] = x;
		if (i > argc * 100)
			exit(2);
	}
	return a[0] > 1;
}

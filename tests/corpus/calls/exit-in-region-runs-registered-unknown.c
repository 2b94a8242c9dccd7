// Claim: a thread that ends the program executes what is registered for its end beside the others.
// Source: C11 §7.22.4.4p3; semantics.md §1 (what is not understood is never dropped).
#include <stdio.h>
#include <stdlib.h>

static int x, a[100];

static void last(void)
{
	printf("%d\n", x++);
}

int main(int argc, char **argv)
{
	(void)argv;
	if (atexit(last))
		return 1;
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++) {
		a[i] = x;
		if (i > argc * 100)
			exit(2);
	}
	return a[0] > 1;
}

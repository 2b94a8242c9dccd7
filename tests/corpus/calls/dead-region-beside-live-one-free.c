// Claim: a region that no call gets to says nothing about the one before it in the same function: that has the arguments of its calls, so
// that n is 8 and no two iterations meet. Source: semantics.md §1, §2.
#include <stdio.h>

static void step(double *a, int n, int debug) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i % 8] = i;
	if (debug) {
#pragma omp parallel //@ RACE_FREE
		{
			a[0] = -1;
		}
	}
}

int main(void) {
	double a[8];
	step(a, 8, 0);
	printf("%g\n", a[7]);
}

// Claim: n == 0 is excluded before the loop that starts at n - 1. Source: semantics.md §2
#include <stddef.h>
int x;

void f(size_t n, double *a)
{
	if (n == 0)
		return;
#pragma omp parallel for //@ RACE_FREE
	for (size_t i = n - 1; i > 0; i--) {
		a[i] = 1;
		if (i >= n)
			x = 1;
	}
}

// Claim: counting down until the variable wraps stays below n. Source: C17 6.2.5p9; semantics.md §2
#include <stddef.h>

void f(size_t n, double *restrict a, int *restrict hit)
{
#pragma omp parallel //@ RACE_FREE
	for (size_t i = n - 1; i < n; i--)
		if (i >= n)
			*hit = 1;
}

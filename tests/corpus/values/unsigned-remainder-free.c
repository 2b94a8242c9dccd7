// Claim: (i + n - 1) % n is the left neighbour on a ring, in unsigned arithmetic too. Source: C17 6.5.5; semantics.md §2
#include <stddef.h>

void f(size_t n, double *restrict a, const double *restrict b)
{
#pragma omp parallel for //@ RACE_FREE
	for (size_t i = 0; i < n; i++)
		a[(i + n - 1) % n] = b[i];
}

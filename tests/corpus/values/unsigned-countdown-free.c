// Claim: the usual ways to count an unsigned variable down visit each element once. Source: C17 6.2.5p9; semantics.md §2
#include <stddef.h>

void f(size_t n, unsigned m, double *restrict a, double *restrict b, double *restrict c, double *restrict d)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single nowait
		for (size_t i = n; i-- > 0;)
			a[i] = 1;
#pragma omp single nowait
		for (size_t i = n; i > 0; i--)
			b[i - 1] = 1;
#pragma omp single nowait
		for (unsigned i = m; i != 0; i--)
			c[i - 1] = 1;
#pragma omp single nowait
		for (size_t i = n - 1; i < n; i--)
			d[i] = 1;
	}
}

// Claim: an unsigned variable that is stepped to its end by != has as many trips as the two are apart.
// Source: C17 6.2.5p9; semantics.md §2
#include <stddef.h>
void f(size_t n, size_t m, double *restrict a, double *restrict b)
{
#pragma omp parallel for //@ RACE_FREE
	for (size_t i = 0; i < n; ++i) {
		size_t lo = i * m, hi = lo + m;
		for (size_t k = lo; k != hi; ++k)
			a[k] = b[k];
	}
}

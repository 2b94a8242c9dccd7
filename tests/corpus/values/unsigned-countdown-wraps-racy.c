// Claim: counting down until the variable wraps visits the elements n-1 to 0. Source: C17 6.2.5p9; semantics.md §2
#include <stddef.h>
#include <omp.h>

void f(size_t n, double *a)
{
#pragma omp parallel //@ RACE
	for (size_t i = n - 1; i < n; i--)
		if (i == 0 || omp_get_thread_num() == 0)
			a[i] = 1; //@ race(a)
}

// Claim: inner points of a grid with unsigned sizes; n - 1 may wrap for n = 0, which adds no race. Source: semantics.md §2
void f(unsigned n, unsigned m, double *restrict a, const double *restrict b)
{
#pragma omp parallel for //@ RACE_FREE
	for (unsigned i = 1; i < n - 1; i++)
		for (unsigned j = 1; j < m - 1; j++)
			a[i] += b[i - 1] + b[i + 1] + b[j - 1];
}

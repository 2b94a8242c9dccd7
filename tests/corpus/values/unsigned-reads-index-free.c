// Claim: row pointers of an unsigned type bound the rows' elements. Source: semantics.md §2
void f(unsigned n, const unsigned *restrict row, double *restrict y, const double *restrict v)
{
#pragma omp parallel for //@ RACE_FREE
	for (unsigned i = 0; i < n; i++)
		for (unsigned k = row[i]; k < row[i + 1]; k++)
			y[i] += v[k];
}

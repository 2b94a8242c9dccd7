// Claim: the same with the sum in the next row's element. Source: semantics.md §2
void f(unsigned n, const unsigned *restrict row, double *restrict y, const double *restrict v)
{
#pragma omp parallel for //@ RACE
	for (unsigned i = 1; i < n; i++)
		for (unsigned k = row[i]; k < row[i + 1]; k++)
			y[i] += y[i - 1]; //@ race(y)
}

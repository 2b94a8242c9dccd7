// Claim: the same in place. Source: semantics.md §2
void f(unsigned n, double *restrict a)
{
#pragma omp parallel for //@ RACE witness n<=4
	for (unsigned i = 1; i < n - 1; i++)
		a[i] = a[i - 1] + a[i + 1]; //@ race(a)
}

// Claim: over the whole range the reversal meets itself; the witness is one in which nothing wraps.
// Source: C17 6.2.5p9; semantics.md §2, §10
void f(unsigned n, double *restrict a)
{
#pragma omp parallel for //@ RACE witness T<=2 n<=2
	for (unsigned i = 0; i < n; i++)
		a[i] = a[n - 1 - i]; //@ race(a)
}

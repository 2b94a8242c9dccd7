// Claim: n - 1 - i of the lower half does not wrap: the halves are swapped without meeting.
// Source: C17 6.2.5p9; semantics.md §2
void f(unsigned n, double *restrict a)
{
	unsigned half = n / 2;
#pragma omp parallel for //@ RACE_FREE
	for (unsigned i = 0; i < half; i++) {
		double t = a[i];
		a[i] = a[n - 1 - i];
		a[n - 1 - i] = t;
	}
}

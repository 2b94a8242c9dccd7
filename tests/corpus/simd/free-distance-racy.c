// Claim: a distance that is an input may be 1.
// Source: semantics.md §7
void shift(int n, int k, int *a)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < n; i++)
		a[i + k] = a[i] + 1; //@ race(a)
}

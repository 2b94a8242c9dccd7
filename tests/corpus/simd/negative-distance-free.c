// Claim: a write to an element that an earlier lane reads is a forward dependence at any distance.
// Source: semantics.md §7
void shift(int n, int k, int *a)
{
	if (k < 0)
		return;
#pragma omp simd //@ RACE_FREE
	for (int i = k; i < n; i++)
		a[i - k] = a[i] + 1;
}

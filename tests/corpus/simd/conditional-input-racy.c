// Claim: a condition on an input may let two neighbouring lanes through.
// Source: semantics.md §2 (path conditions), §7
void smear(int n, const int *restrict on, int *restrict a)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < n; i++)
		if (on[i])
			a[i + 1] = a[i]; //@ race(a)
}

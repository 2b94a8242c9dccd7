// Claim: ranges of tables that are clipped to the length of an array race only where they overlap.
// Source: semantics.md §2; conditions.md (ranges-apart)
void halve(int n, double *a, int ranges, const int *first, const int *last)
{
#pragma omp parallel for //@ RACE_FREE_IF(ranges-apart first last)
	for (int r = 0; r < ranges; r++) {
		int end = last[r] < n ? last[r] : n;
		for (int i = first[r] > 0 ? first[r] : 0; i < end; i++)
			a[i] = a[i] * 0.5;
	}
}

// Claim: ranges that all go on to the length of an array at least overlap at its end, whatever tables say.
// Source: semantics.md §2
void halve(int n, double *a, int ranges, const int *first, const int *last)
{
#pragma omp parallel for //@ RACE
	for (int r = 0; r < ranges; r++) {
		int end = last[r] > n ? last[r] : n;
		for (int i = first[r]; i < end; i++)
			a[i] = a[i] * 0.5; //@ race
	}
}

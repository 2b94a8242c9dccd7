// Claim: two pointers of which nothing is known may be one element apart.
// Source: semantics.md §7, §9
void copy(int n, int *to, const int *from)
{
#pragma omp simd //@ RACE_FREE_IF(no-overlap from to)
	for (int i = 0; i < n; i++)
		to[i] = from[i];
}

// Claim: restrict pointers share nothing, so lanes do neither.
// Source: semantics.md §7, §9
void copy(int n, int *restrict to, const int *restrict from)
{
#pragma omp simd aligned(to, from : 16) //@ RACE_FREE
	for (int i = 0; i < n; i++)
		to[i] = from[i];
}

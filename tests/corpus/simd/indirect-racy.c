// Claim: two lanes with the same key meet on one counter.
// Source: semantics.md §7
void count(int n, const unsigned char *restrict key, int *restrict h)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < n; i++)
		h[key[i]]++; //@ race(h)
}

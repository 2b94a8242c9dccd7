// Claim: a histogram over lanes is right in blocks of ordered simd.
// Source: semantics.md §7; OpenMP 5.2 §15.10
void count(int n, const unsigned char *restrict key, int *restrict h)
{
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < n; i++) {
#pragma omp ordered simd
		h[key[i]]++;
	}
}

// Claim: a simd loop outside a parallel region is a region of its own, of one thread; a lane meets only its own element.
// Source: semantics.md §1 and §7.
void add(int n, float *restrict a, const float *restrict b)
{
#pragma omp simd //@ RACE_FREE
    for (int i = 0; i < n; i++)
        a[i] += b[i];
}

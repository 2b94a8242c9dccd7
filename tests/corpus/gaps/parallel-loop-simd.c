// Claim: the thread part of a combined construct with simd alone does not make it proved: lanes are not modelled yet.
// Source: semantics.md §7 (for simd has the thread race and the lane race).
void add(int n, float *restrict a, const float *restrict b)
{
#pragma omp parallel for simd //@ UNKNOWN(unmodelled-directive)
    for (int i = 0; i < n; i++)
        a[i] += b[i];
}

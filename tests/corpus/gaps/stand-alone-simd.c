// Claim: a simd loop outside a parallel region is a region of its own; lanes are not modelled yet.
// Source: semantics.md §1 and §7.
void add(int n, float *restrict a, const float *restrict b)
{
#pragma omp simd //@ UNKNOWN(unmodelled-directive)
    for (int i = 0; i < n; i++)
        a[i] += b[i];
}

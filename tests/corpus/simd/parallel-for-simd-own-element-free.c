// Claim: neither two threads nor two lanes of one thread meet on an element, if each iteration has its own.
// Source: semantics.md §7 (for simd has the thread race and the lane race).
void add(int n, float *restrict a, const float *restrict b)
{
#pragma omp parallel for simd //@ RACE_FREE
    for (int i = 0; i < n; i++)
        a[i] += b[i];
}

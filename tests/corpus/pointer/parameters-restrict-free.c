// Claim: restrict says that the pointees do not overlap.
// Source: semantics.md §9.
void blend(int n, float *restrict dst, const float *restrict src)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        dst[i] = 0.5f * src[i + 1];
}

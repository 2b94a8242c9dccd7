// Claim: two pointer parameters of a function without visible call sites may overlap: a possible race.
// Source: semantics.md §9 (parameters' pointees may alias).
void blend(int n, float *dst, const float *src)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap dst src)
    for (int i = 0; i < n; i++)
        dst[i] = 0.5f * src[i + 1];
}

// Claim: pointers to types that are not compatible do not overlap.
// Source: semantics.md §9; ISO C 6.5 (effective types).
void convert(int n, double *dst, const int *src)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        dst[i] = 0.5 * src[i + 1];
}

// Claim: with a step of two, i / 2 is one to one.
// Source: semantics.md §2 (integer arithmetic is exact; trip numbers).
void downsample(int n, const int *restrict fine, int *restrict coarse)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i += 2)
        coarse[i / 2] += fine[i];
}

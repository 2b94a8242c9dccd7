// Claim: i / 2 maps two neighbours to one element.
// Source: semantics.md §2 (integer arithmetic is exact).
void downsample(int n, const int *restrict fine, int *restrict coarse)
{
#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = 0; i < n; i++)
        coarse[i / 2] += fine[i]; //@ race(coarse)
}

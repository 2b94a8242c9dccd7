// Claim: the relation m = 2*n between a distance and a bound holds in the region.
// Source: algorithms.md §2 (values: relations).
void copy_down(int n, int *a)
{
    int m = 2 * n;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        a[i] = a[i + m];
}

// Claim: what counts is the type of the access, not that of the pointer it was converted from: both accesses are of ints.
// Source: ISO C11 6.5p7; semantics.md §9.
void fill(double *x, int *y, int n)
{
    int *p = (int *) x;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap x y)
    for (int i = 0; i < n; i++)
        p[i] = y[i + 1];
}

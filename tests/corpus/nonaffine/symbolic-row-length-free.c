// Claim: i*n + j with 0 <= j < n is unique for every n.
// Source: semantics.md §9; algorithms.md §3 (delinearisation).
void outer_product(int n, const double *restrict x, const double *restrict y, double *restrict m)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            m[i * n + j] = x[i] * y[j];
}

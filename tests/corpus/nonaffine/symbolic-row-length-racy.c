// Claim: rows packed n - 1 apart overlap in one element.
// Source: semantics.md §9; algorithms.md §3 (delinearisation).
void outer_product(int n, const double *restrict x, const double *restrict y, double *restrict m)
{
#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            m[i * (n - 1) + j] = x[i] * y[j]; //@ race(m)
}

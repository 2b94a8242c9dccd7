// Claim: rows of a variable length array parameter are disjoint while the column stays below its length.
// Source: semantics.md §9; algorithms.md §3 (delinearisation).
void scale_rows(int n, int m, double a[n][m])
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            a[i][j] *= 1.0 + i;
}

// Claim: a loop over the columns of a variable length array touches a column per iteration.
// Source: semantics.md §9.
void scale_columns(int n, int m, double a[n][m])
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++)
            a[j][i] *= 2.0;
}

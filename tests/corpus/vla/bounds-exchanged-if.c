// Claim: with the bounds exchanged, columns beyond the row length run into other rows when n > m: undefined, and not so for n = m.
// Source: semantics.md §9.
void scale_columns(int n, int m, double a[n][m])
{
#pragma omp parallel for //@ RACE_FREE_IF(in-bounds a)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            a[j][i] *= 2.0;
}

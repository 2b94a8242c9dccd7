// Claim: with j up to m the last column of a row is the first of the next, for every row length.
// Source: semantics.md §9.
void scale_rows(int n, int m, double a[n][m])
{
#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < n - 1; i++)
        for (int j = 0; j <= m; j++)
            a[i][j] *= 1.0 + i; //@ race(a)
}

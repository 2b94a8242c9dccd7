// Claim: that rows are different memory does not help where one iteration reads the row that another one writes.
// Source: docs/decisions/0029; semantics.md §10.
void smear(double **a, int n, int m)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            a[i][j] = a[i + 1][j]; //@ race(a)
}

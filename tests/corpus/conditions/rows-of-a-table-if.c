// Claim: rows that a table of pointers leads to are different memory under a condition on the table. Source: docs/decisions/0029
void clear(double **a, int n, int m)
{
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart a)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            a[i][j] = 0;
}

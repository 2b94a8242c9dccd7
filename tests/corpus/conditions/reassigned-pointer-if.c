// Claim: a pointer that leads elsewhere by now does not name what it led to first. Source: docs/decisions/0029
void shift(double *restrict unused, double *a, double *b, double *c, int n)
{
    double *old = a;
    a = c;
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap b old)
    for (int i = 0; i < n; i++)
        old[i] = b[i + 1];
    (void)a;
}

void rows(double **a, double **b, int n, int m)
{
    double **old = a;
    a = b;
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart old)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            old[i][j] = 0;
    (void)a;
}

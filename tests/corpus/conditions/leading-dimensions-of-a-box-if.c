// Claim: the same of planes and rows. Source: docs/decisions/0029
void clear(double *a, int n, int m, int k, int plane, int row)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride plane m, stride row k)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            for (int l = 0; l < k; l++)
                a[(i * plane + j) * row + l] = 0;
}

// Claim: two rows of a table of pointers that comes from outside may be one and the same.
// Source: semantics.md §9 (parameters' pointees may alias)
void clear(double **p, int n, int m)
{
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart p)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            p[i][j] = 0.0;
}

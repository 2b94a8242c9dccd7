// Claim: different elements of a table may hold the same pointer: nobody knows whether two rows are one.
// Source: docs/decisions/0007; semantics.md §9.
struct row {
    double *values;
    int n;
};

void clear(struct row *rows, int m)
{
#pragma omp parallel for //@ RACE_FREE_IF(rows-apart rows[].values)
    for (int i = 0; i < m; i++)
        for (int j = 0; j < rows[i].n; j++)
            rows[i].values[j] = 0;
}

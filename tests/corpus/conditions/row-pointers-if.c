// Claim: rows of a compressed matrix do not overlap where its row pointers do not decrease. Source: docs/decisions/0029
void clear(double *restrict x, const int *restrict row, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(monotone row)
    for (int i = 0; i < n; i++)
        for (int k = row[i]; k < row[i + 1]; k++)
            x[k] = 0;
}

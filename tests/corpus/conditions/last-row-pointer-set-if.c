// Claim: a row pointer that was set before leaves the condition on the others. Source: docs/decisions/0029
void fill(double *restrict x, int *restrict row, int n, int last)
{
    row[n] = last;
#pragma omp parallel for //@ RACE_FREE_IF(monotone row)
    for (int i = 0; i < n; i++)
        for (int k = row[i]; k < row[i + 1]; k++)
            x[k] = i;
}

// Claim: what a table scatters is free where its values differ. Source: docs/decisions/0029
void scatter(double *restrict x, const double *restrict y, const int *restrict at, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(spaced at)
    for (int i = 0; i < n; i++)
        x[at[i]] = y[i];
}

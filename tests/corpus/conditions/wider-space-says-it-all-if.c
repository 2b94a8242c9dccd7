// Claim: where values must differ by 2 nobody is told that they must differ. Source: docs/decisions/0029
void pairs(double *restrict x, const int *restrict at, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(spaced at)
    for (int i = 0; i < n; i++) {
        x[at[i]] = i;
        x[at[i] + 1] = i;
    }
}

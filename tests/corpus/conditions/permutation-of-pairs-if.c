// Claim: where each value stands for two elements the values must differ by two. Source: docs/decisions/0029
void scatter(double *restrict x, const int *restrict at, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(spaced at)
    for (int i = 0; i < n; i++) {
        x[at[i]] = 1;
        x[at[i] + 1] = 2;
    }
}

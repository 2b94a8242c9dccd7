// Claim: a table that scatters and bounds rows needs both conditions: that its values differ keeps no two rows apart.
// Source: docs/decisions/0029
void mark(double *restrict x, double *restrict y, const int *restrict t, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(monotone t, spaced t)
    for (int i = 0; i < n; i++) {
        y[t[i]] = 1;
        for (int k = t[i]; k < t[i + 1]; k++)
            x[k] = 1;
    }
}

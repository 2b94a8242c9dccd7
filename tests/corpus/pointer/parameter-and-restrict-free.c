// Claim: what a restrict parameter leads to is not what another parameter leads to, if one of them writes: one restrict is enough.
// Source: C17 6.7.3.1 p4; decision 7.
void shift(int n, double *a, const double *restrict b)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        a[i] = b[i + 1];
}

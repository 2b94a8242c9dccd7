// Claim: two rows that each must be as long as the other have conditions, which squares obey. Source: docs/decisions/0029
void fill(double *restrict a, double *restrict b, int n, int ld)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride ld n, stride n ld)
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < n; j++)
            a[i * ld + j] = 0;
        for (int j = 0; j < ld; j++)
            b[i * n + j] = 0;
    }
}

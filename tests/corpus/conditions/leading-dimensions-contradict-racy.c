// Claim: two rows that each must be longer than the other are a race. Source: docs/decisions/0029
void fill(double *restrict a, double *restrict b, int n, int ld)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < n; j++)
            a[i * ld + j] = 0;
        for (int j = 0; j <= ld; j++)
            b[i * n + j] = 0; //@ race(b)
    }
}

// Claim: of two conditions that no input obeys at once only the first one is one. Source: docs/decisions/0029
void fill(double *restrict a, double *restrict b, int s, int n)
{
    if (s < 0 || s > 1)
        return;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++) {
        a[i * s] = i;
        b[i * (1 - s)] = i; //@ race(b)
    }
}

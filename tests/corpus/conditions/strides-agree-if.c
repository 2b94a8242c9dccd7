// Claim: two conditions on one number that some input obeys are both told. Source: docs/decisions/0029
void fill(double *restrict a, double *restrict b, int s, int n)
{
    if (s < 0 || s > 2)
        return;
#pragma omp parallel for //@ RACE_FREE_IF(stride s, stride s)
    for (int i = 0; i < n; i++) {
        a[i * s] = i;
        b[i * (1 - s)] = i;
    }
}

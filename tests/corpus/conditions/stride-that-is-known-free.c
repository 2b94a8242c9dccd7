// Claim: the same where the stride is tested before. Source: docs/decisions/0029
void fill(double *x, int n, int stride)
{
    if (stride == 0)
        return;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        x[i * stride] = i;
}

// Claim: a condition speaks of what variables hold at the region, not of what was passed. Source: docs/decisions/0029
void previous(double *x, int n, int stride)
{
    int old = stride;
    stride = 5;
#pragma omp parallel for //@ RACE_FREE_IF(stride old)
    for (int i = 0; i < n; i++)
        x[i * old] = stride;
}

void next(double *x, int n, int stride)
{
    stride = stride + 1;
#pragma omp parallel for //@ RACE_FREE_IF(stride stride)
    for (int i = 0; i < n; i++)
        x[i * stride] = i;
}

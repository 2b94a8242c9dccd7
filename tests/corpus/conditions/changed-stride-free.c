// Claim: what a variable holds at the region decides: a stride that was set needs no condition. Source: docs/decisions/0029
void fill(double *x, int n, int stride)
{
    stride = 5;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        x[i * stride] = i;
}

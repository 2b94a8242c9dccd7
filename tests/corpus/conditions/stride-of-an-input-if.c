// Claim: elements that a stride keeps apart are different unless the stride is 0. Source: docs/decisions/0029
void fill(double *x, int n, int stride)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride stride)
    for (int i = 0; i < n; i++)
        x[i * stride] = i;
}

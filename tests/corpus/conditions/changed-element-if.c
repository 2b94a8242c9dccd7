// Claim: a member that was changed before the region does not name what it held first. Source: docs/decisions/0029
struct grid {
    int stride;
    int first[4];
};

void fill(double *restrict x, struct grid *restrict g, int n)
{
    int stride = g->stride;
    g->stride = 7;
#pragma omp parallel for //@ RACE_FREE_IF(stride stride)
    for (int i = 0; i < n; i++)
        x[i * stride] = i;
}

// Claim: while a loop stores to one member, a pointer to another type than the other one's does not change that. Source: docs/decisions/0007
struct Part {
    int at;
    int used;
};

void mark(struct Part *p, float *q, double *restrict x, int n)
{
    for (int k = 0; k < n; k++)
        p[k].at = k;
    for (int k = 0; k < n; k++) {
        q[k] = 0;
        p[k].used = 1;
    }
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        x[p[i].at] = i;
}

// Claim: two members of one type may point to overlapping memory.
// Source: semantics.md §9; docs/decisions/0007.
struct pair {
    double *x, *y;
    int n;
};

void copy(struct pair *p)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap p->x p->y)
    for (int i = 0; i < p->n; i++)
        p->x[i] = p->y[i];
}

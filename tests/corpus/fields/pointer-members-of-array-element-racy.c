// Claim: one row of one cell is written and read by neighbouring iterations, whichever cell that is.
// Source: semantics.md §9.
struct cell {
    double *values;
    int n;
};
struct grid {
    struct cell cells[8];
    int n;
};

void shift(struct grid *g, int k)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < g->n; i++)
        g->cells[k].values[i] = g->cells[k].values[i + 1]; //@ race(g)
}

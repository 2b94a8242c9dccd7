// Claim: exchanging two buffers between time steps keeps them different objects in every step.
// Source: semantics.md §9; algorithms.md §10 (pointer swaps between time steps).
#define CELLS 66

static double u[CELLS], v[CELLS];

int main(void)
{
    double *cur = u, *next = v;

    for (int t = 0; t < 100; t++) {
#pragma omp parallel for //@ RACE_FREE
        for (int i = 1; i < CELLS - 1; i++)
            next[i] = 0.5 * (cur[i - 1] + cur[i + 1]);
        double *old = cur;
        cur = next;
        next = old;
    }
    return cur[1] > 0.0;
}

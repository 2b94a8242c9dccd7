// Claim: after `cur = next` alone both pointers name one buffer.
// Source: semantics.md §9.
#define CELLS 66

static double u[CELLS], v[CELLS];

int main(void)
{
    double *cur = u, *next = v;

    for (int i = 0; i < CELLS; i++)
        next[i] = cur[i];
    cur = next;
#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 1; i < CELLS - 1; i++)
        next[i] = 0.5 * (cur[i - 1] + cur[i + 1]); //@ race
    return cur[1] > 0.0;
}

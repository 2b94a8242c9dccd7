// Claim: two allocations are two objects.
// Source: semantics.md §9 (allocation sites).
#include <stdlib.h>

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    double *x = malloc((n + 1) * sizeof *x);
    double *y = calloc(n + 1, sizeof *y);

    if (!x || !y || n < 0)
        return 1;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        x[i] = y[i + 1] - y[i];
    free(x);
    free(y);
    return 0;
}

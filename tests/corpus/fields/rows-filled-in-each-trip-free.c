// Claim: rows of a table that are allocated apart, beside lengths that are stored as well, and one row that is stored later.
// Source: semantics.md §9.
#include <stdlib.h>
struct Row {
    double *values;
    int length;
};

void clear(int n)
{
    struct Row *rows = malloc(n * sizeof(struct Row));
    for (int k = 0; k < n; k++) {
        rows[k].values = malloc(sizeof(double));
        rows[k].length = 1;
    }
    rows[n - 1].values = malloc(sizeof(double));
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        rows[i].values[0] = i;
}

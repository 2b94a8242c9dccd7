// Claim: rows of a table that are the same where a condition says so, beside lengths that are always stored, and one row that is stored later.
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
        if (k < 2)
            rows[k].values = malloc(sizeof(double));
        else
            rows[k].values = rows[0].values;
        rows[k].length = 1;
    }
    rows[n - 1].values = malloc(sizeof(double));
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        rows[i].values[0] = i; //@ race(rows) possible
}

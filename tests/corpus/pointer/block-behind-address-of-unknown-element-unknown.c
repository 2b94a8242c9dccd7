// Claim: the address of an element behind a pointer that is not known is not known either; it is no null pointer, behind which nothing is
// written. Two rows may overlap. Source: semantics.md §9; C17 6.5.3.2.
#include <string.h>

void advance(int n, double **restrict rows)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-pointer)
    for (int i = 0; i < n; i++) {
        double *row = rows[i];
        rows[i] = row + 1;
        memset(&row[0], 0, 4 * sizeof(double));
    }
}

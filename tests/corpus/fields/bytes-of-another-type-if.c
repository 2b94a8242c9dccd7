// Claim: memcpy accesses characters: what its arguments point to may have another type than they say.
// Source: ISO C11 6.5p7, 7.24.1p3; semantics.md §9
#include <string.h>

void shift(double *a, const long *b, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a b)
    for (int i = 0; i < n; i++)
        memcpy(&a[i], &b[i + 1], 8);
}

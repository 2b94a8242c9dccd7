// Claim: memcpy between memory that restrict keeps apart does not conflict.
// Source: ISO C11 6.7.3.1, 7.24.1p3; semantics.md §9
#include <string.h>

void shift(double *restrict a, const long *restrict b, int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        memcpy(&a[i], &b[i + 1], 8);
}

// Claim: types that stand for any count where a header declares them.
// Source: GCC manual, common type attributes; ISO C11 6.5p7.
#include "any-type.h"

void signs(word *x, const double *y, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap x y)
    for (int i = 0; i < n; i++)
        x[i] = y[i] > 0;
}

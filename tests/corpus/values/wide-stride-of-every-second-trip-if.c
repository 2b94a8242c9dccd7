// Claim: subscripts that are products of unsigned numbers of 64 bits differ where the stride is not 0, if they stay below 2^64.
// Source: semantics.md §2 (integer arithmetic is exact, also unsigned wrap); C11 §6.2.5 p9
#include <stddef.h>
void fill(float *x, size_t s, size_t n)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride s)
    for (size_t i = 0; i < n; i++)
        if (i % 2 == 0)
            x[i * s] = 1;
}

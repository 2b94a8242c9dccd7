// Claim: subscripts that are products of unsigned numbers of 64 bits meet where a factor does.
// Source: semantics.md §2 (integer arithmetic is exact, also unsigned wrap); C11 §6.2.5 p9
#include <stddef.h>
void fill(float *x, size_t s, size_t n)
{
#pragma omp parallel for //@ RACE
    for (size_t i = 0; i < n; i++)
        x[i / 2 * s] = 1; //@ race(x)
}

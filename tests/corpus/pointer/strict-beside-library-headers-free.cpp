// Claim: headers of the library, whose comments speak of strict aliasing, leave the rule as it is.
// Source: GCC manual, Common Function Attributes: optimize, and Function Specific Option Pragmas; ISO C 6.5 (effective types).
#include <string>
#include <unordered_map>
#define LEVEL "O3"
__attribute__((optimize(LEVEL)))
void convert(int n, double *dst, const long *src)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        dst[i] = 0.5 * src[i + 1];
}

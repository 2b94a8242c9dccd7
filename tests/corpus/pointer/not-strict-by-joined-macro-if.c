// Claim: where a macro is a part of the option that turns strict aliasing off, pointers to types that are not compatible may overlap.
// Source: GCC manual, Common Function Attributes: optimize, and Function Specific Option Pragmas; ISO C 6.5 (effective types).
#define RULE "strict-aliasing"
__attribute__((optimize("no-" RULE)))
void convert(int n, double *dst, const long *src)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap dst src)
    for (int i = 0; i < n; i++)
        dst[i] = 0.5 * src[i + 1];
}

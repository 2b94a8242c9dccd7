// Claim: where a macro makes the attribute that turns strict aliasing off, pointers to types that are not compatible may overlap.
// Source: GCC manual, Common Function Attributes: optimize, and Function Specific Option Pragmas; ISO C 6.5 (effective types).
#define WITHOUT(how, option) __attribute__((how("no-" #option)))
WITHOUT(optimize, strict-aliasing)
void convert(int n, double *dst, const long *src)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap dst src)
    for (int i = 0; i < n; i++)
        dst[i] = 0.5 * src[i + 1];
}

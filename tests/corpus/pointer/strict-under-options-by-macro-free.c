// Claim: options that a macro names leave strict aliasing as it is: pointers to types that are not compatible do not overlap.
// Source: GCC manual, Common Function Attributes: optimize, and Function Specific Option Pragmas; ISO C 6.5 (effective types).
#define LEVEL "O3"
#pragma GCC diagnostic ignored "-Wstrict-aliasing"
__attribute__((optimize(LEVEL))) // no violation of strict-aliasing in here
void convert(int n, double *dst, const long *src)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        dst[i] = 0.5 * src[i + 1];
}

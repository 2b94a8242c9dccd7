// Claim: options of other names leave strict aliasing as it is: pointers to types that are not compatible do not overlap.
// Source: GCC manual, Common Function Attributes: optimize, and Function Specific Option Pragmas; ISO C 6.5 (effective types).
#pragma GCC optimize ("O2", "strict-aliasing")
#pragma GCC diagnostic ignored "-Wstrict-aliasing" // as -Wno-strict-aliasing says, too
__attribute__((optimize("no-math-errno")))
void convert(int n, double *dst, const long *src)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        dst[i] = 0.5 * src[i + 1];
}

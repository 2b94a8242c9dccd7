// Claim: what a function may access by two types, because its attribute turns strict aliasing off, races like what has one type.
// Source: GCC manual, Common Function Attributes: optimize, and Function Specific Option Pragmas; ISO C 6.5 (effective types).
__attribute__((optimize("no-strict-aliasing")))
static void convert(int n, double *dst, const long *src)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        dst[i] = 0.5 * src[i + 1]; //@ race(src)
}

int main(void)
{
    static double block[9];
    convert(8, block, (const long *)block);
    return 0;
}

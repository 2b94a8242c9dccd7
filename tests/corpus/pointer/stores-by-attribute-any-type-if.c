// Claim: a type with the attribute may_alias is one that may be used for any memory, as char is.
// Source: GCC manual, common type attributes; ISO C11 6.5p7.
typedef int __attribute__((may_alias)) word;

void signs(word *x, const double *y, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap x y)
    for (int i = 0; i < n; i++)
        x[i] = y[i] > 0;
}

// Claim: a complex number consists of two real ones, which other pointers may lead to.
// Source: ISO C11 6.2.5p13; semantics.md §9.
void widen(_Complex double *z, double *r, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap r z)
    for (int i = 0; i < n; i++)
        z[i] = r[i];
}

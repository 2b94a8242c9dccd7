// Claim: what different constructs map may be the same storage, and so may be what a construct's clauses do not list together.
// Source: OpenMP 5.2 §5.8.3 (restrictions); semantics.md §9.
void scale(int n, double *to, const double *from)
{
#pragma omp target data map(tofrom : to[0 : n])
    {
#pragma omp target map(to : from[0 : n]) //@ RACE_FREE_IF(no-overlap from to)
#pragma omp parallel for
        for (int i = 1; i < n; i++)
            to[i] = 2 * from[i - 1];
    }
}

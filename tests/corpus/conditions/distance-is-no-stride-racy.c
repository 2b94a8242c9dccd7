// Claim: how far the read element is away from the written one is nothing that a maintainer would state: there are inputs with which it
// races. Source: docs/decisions/0029; semantics.md §1, §10.
void shift(double *a, int n, int k)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        a[i] = a[i + k]; //@ race(a)
}

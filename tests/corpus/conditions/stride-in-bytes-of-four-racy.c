// Claim: eight bytes every four bytes overlap, whatever the inputs are. Source: docs/decisions/0029; semantics.md §10.
void fill(char *p, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        *(double *) (p + 4 * i) = i; //@ race(p)
}

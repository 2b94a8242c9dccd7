// Claim: of a table that the region itself writes nothing can be stated before. Source: docs/decisions/0029; semantics.md §10.
void shuffle(double *restrict x, int *restrict at, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++) {
        x[at[i]] = i; //@ race(x) possible
        at[i] = 0;
    }
}

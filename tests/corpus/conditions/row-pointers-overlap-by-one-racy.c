// Claim: a row that takes the first element of the next one along meets it, whatever the row pointers are.
// Source: docs/decisions/0029; semantics.md §10.
void clear(double *restrict x, const int *restrict row, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        for (int k = row[i]; k <= row[i + 1]; k++)
            x[k] = 0; //@ race(x)
}

// Claim: an access behind conditions that no value satisfies does not exist.
// Source: semantics.md §2 (path conditions); §10 (Conf needs a feasible path).
int classify(int n, int *mark)
{
    int errors = 0;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        mark[i] = 0;
        if (i < 0)
            errors++;
        if (n < 5 && i > 7)
            errors--;
    }
    return errors;
}

// Claim: where iterations that a table marks collect a sum in one variable, the table marks more than one of them: that is no table that lists
// each element once.
// Source: docs/decisions/0029; semantics.md §1, §10.
double norm(const double *restrict a, const int *restrict mark, int n)
{
    double sum = 0.0;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++) {
        if (mark[i] == 1)
            sum += a[i]; //@ race(sum)
    }
    return sum;
}

// Claim: a race that has no condition is told although another pair of the region has one. Source: docs/decisions/0029; semantics.md §10.
void sum(double *restrict total, double *x, const double *y, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++) {
        x[i] = y[i];
        *total += x[i]; //@ race(total)
    }
}

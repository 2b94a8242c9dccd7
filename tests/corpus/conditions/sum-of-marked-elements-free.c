// Claim: where iterations that a table marks collect their sums in a variable of the thread's own, nothing need be said of the table.
// Source: docs/decisions/0029; semantics.md §1, §10.
void scale(double *restrict a, const double *restrict b, const int *restrict mark, int n)
{
    double temp;

#pragma omp parallel for private(temp) //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        if (mark[i] == 1) {
            temp = a[i];
            temp += b[i];
            a[i] = temp;
        }
    }
}

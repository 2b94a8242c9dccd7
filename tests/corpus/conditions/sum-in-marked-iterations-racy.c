// Claim: a variable that should be private is shared by the iterations that a table marks; which those are does not make the race doubtful.
// Source: docs/decisions/0029; semantics.md §1, §10.
void scale(double *restrict a, const double *restrict b, const int *restrict mark, int n)
{
    double temp;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++) {
        if (mark[i] == 1) {
            temp = a[i]; //@ race(temp)
            temp += b[i]; //@ race(temp)
            a[i] = temp; //@ race(temp)
        }
    }
}

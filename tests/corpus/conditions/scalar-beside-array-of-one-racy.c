// Claim: that a subscript stays inside its array is assumed of the pair it is in, and not of the whole loop: s is written by two iterations
// all the same. Source: docs/decisions/0029; semantics.md §10.
double g[1];
double s;

void fill(double *restrict b, int n, int m)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++) {
        b[i] = 0;
        if (i < m) {
            g[i] = 1;
            s = i; //@ race(s)
        }
    }
}

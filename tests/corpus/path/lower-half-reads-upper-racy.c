// Claim: one iteration too many passes the guard: iteration h writes what iteration 0 reads.
// Source: semantics.md §2 (path conditions).
void fold(int h, double *a)
{
#pragma omp parallel for //@ RACE witness T<=2 h<=1
    for (int i = 0; i < 2 * h; i++) {
        if (i <= h)
            a[i] += a[i + h]; //@ race(a)
    }
}

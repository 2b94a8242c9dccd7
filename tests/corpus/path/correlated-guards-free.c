// Claim: two guards on one unchanged parameter exclude each other: no execution takes both.
// Source: semantics.md §2 (path conditions, values).
void shift(int n, int forward, int *a)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 1; i < n; i++) {
        if (forward)
            a[i] = i;
        if (!forward)
            a[i - 1] = i;
    }
}

// Claim: what only one iteration does, only one thread does.
// Source: semantics.md §2 and §3 (one thread per iteration).
void trace(int n, int *hist)
{
    int middle = -1, end = -1;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        hist[i] = 2 * i;
        if (i == n / 2)
            middle = hist[i];
        if (i == n - 1)
            end = hist[i];
    }
    hist[0] = middle + end;
}

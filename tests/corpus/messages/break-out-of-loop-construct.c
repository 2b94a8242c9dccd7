// Claim: break may not leave a worksharing loop.
// Source: semantics.md §1 (branch out of a structured block); OpenMP 5.2 §4.4.1.
void fill_until(int n, const int *restrict stop, int *restrict a)
{
#pragma omp parallel for //@ UNKNOWN(not-conforming)
    for (int i = 0; i < n; i++) {
        if (stop[i])
            break; //@ message(branch-out)
        a[i] = 1;
    }
}

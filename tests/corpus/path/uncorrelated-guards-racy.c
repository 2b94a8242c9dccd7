// Claim: guards on two independent parameters may both hold.
// Source: semantics.md §2 (path conditions, values).
void shift(int n, int forward, int wrap, int *a)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 1; i < n; i++) {
        if (forward)
            a[i] = i; //@ race(a)
        if (!wrap)
            a[i - 1] = i; //@ race(a)
    }
}

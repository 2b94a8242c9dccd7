// Claim: with m = n - 1 iteration 0 reads what the last one writes.
// Source: algorithms.md §2 (values: relations).
void copy_down(int n, int *a)
{
    int m = n - 1;

#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = 0; i < n; i++)
        a[i] = a[i + m]; //@ race(a)
}

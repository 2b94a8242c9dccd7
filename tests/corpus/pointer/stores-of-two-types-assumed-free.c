// Claim: the two arrays have elements of different types: no byte is accessed by both types, which is the assumption that
// the proof names.
// Source: ISO C11 6.5p7; semantics.md §1 (assumptions).
void fill(int *a, float *b, int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        a[i] = 0;
        b[i + 1] = 0;
    }
}

// Claim: a guard that splits the iterations keeps the written half apart from the read half.
// Source: semantics.md §2 (path conditions).
void fold(int h, double *a)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 2 * h; i++) {
        if (i < h)
            a[i] += a[i + h];
    }
}

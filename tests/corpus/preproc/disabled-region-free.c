// Claim: a region in `#if 0` or in a comment is not analysed; the one beside it is.
// Source: algorithms.md §1 (pragmas).
int main(void)
{
    int sum = 0, a[10];

#if 0
#pragma omp parallel for
    for (int i = 0; i < 10; i++)
        sum += i;
#endif
    /*
#pragma omp parallel
    sum++;
    */
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 10; i++)
        a[i] = sum;
    return a[9];
}

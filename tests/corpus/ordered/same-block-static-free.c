// Claim: with one thread's contiguous iterations, the next iteration's region orders what follows the region before.
// Source: semantics.md §10 (PO and ORD compose), §3 (static with chunks of 2: iterations 2k and 2k+1 are one thread's)
int main(void)
{
    int a[20];
    int sum = 0;

    for (int i = 0; i < 20; i++)
        a[i] = i;
#pragma omp parallel for ordered schedule(static, 2) //@ RACE_FREE
    for (int i = 0; i < 20; i++) {
#pragma omp ordered
        sum += i > 1 ? a[(i / 2 - 1) * 2] : 0;
        if (i % 2 == 0)
            a[i] = 2 * i;
    }
    return sum & 127;
}

// Claim: the last iteration of a chunk has no further region of the thread before the next chunk's.
// Source: semantics.md §10 (PO and ORD compose), §3 (static with chunks of 2)
int main(void)
{
    int a[20];
    int sum = 0;

    for (int i = 0; i < 20; i++)
        a[i] = i;
#pragma omp parallel for ordered schedule(static, 2) //@ RACE
    for (int i = 0; i < 20; i++) {
#pragma omp ordered
        sum += i > 1 ? a[i / 2 * 2 - 1] : 0; //@ race(a)
        if (i % 2 == 1)
            a[i] = 2 * i; //@ race(a)
    }
    return sum & 127;
}

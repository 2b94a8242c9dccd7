// Claim: a function's static scratch array, written first in each call, can be one for each thread. Source: semantics.md §8; OpenMP 5.2 §5.2
#include <stdio.h>
#define N 20

static int digits(int n)
{
    static int scratch[10];
    for (int k = 0; k < 10; k++)
        scratch[k] = n >> k & 1;     //@ race(scratch)
    int count = 0;
    for (int k = 0; k < 10; k++)
        count += scratch[k];         //@ race(scratch)
    return count;
}

int main(void)
{
    int a[N], sum = 0;

#pragma omp parallel for //@ RACE fix(scratch: automatic) offers(scratch: threadprivate) nofix(scratch: private) nofix(scratch: atomic)
    for (int i = 0; i < N; i++)
        a[i] = digits(i);
    for (int i = 0; i < N; i++)
        sum += a[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

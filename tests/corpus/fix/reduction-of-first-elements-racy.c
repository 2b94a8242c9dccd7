// Claim: of a large array only the first 64 elements are updated: they are a reduction's item. Source: OpenMP 5.2 §5.5.8 (array sections)
#include <stdio.h>
#define N 500000

static int h[N];

int main(void)
{
    long sum = 0;
#pragma omp parallel for //@ RACE fix(h: reduction) offers(h: atomic)
    for (int i = 0; i < 1000; i++)
        h[i * 5 % 64] += i; //@ race(h)
    for (int i = 0; i < 64; i++)
        sum += (long) h[i] * i;
    printf("%ld\n", sum);
    return 0;
}

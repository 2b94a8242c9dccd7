// Claim: counters whose subscripts meet are a reduction of the array, or atomic. Source: OpenMP 5.2 §5.5.8 (array items), §15.8.4
#include <stdio.h>
#define N 60

int main(void)
{
    int h[8] = {0}, sum = 0;

#pragma omp parallel for //@ RACE fix(h: reduction) offers(h: atomic) nofix(h: private) nofix(h: firstprivate)
    for (int i = 0; i < N; i++)
        h[i * i % 8]++; //@ race(h)
    for (int i = 0; i < 8; i++)
        sum += h[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

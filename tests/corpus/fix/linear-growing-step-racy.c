// Claim: an index that advances by another amount in each iteration is not linear. Source: OpenMP 5.2 §5.4.6 (the step is invariant)
#include <stdio.h>
#define N 12

int main(void)
{
    int b[N], k = 0, sum = 0;

#pragma omp parallel for //@ RACE nofix(k: linear) nofix(k: private) nofix(k: reduction) nofix(k: atomic) nofix(k: critical)
    for (int i = 0; i < N; i++) {
        b[i] = k;   //@ race(k)
        k += i;     //@ race(k)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, k);
    return 0;
}

// Claim: an index that advances only sometimes is not linear, and the order in which places are taken is part of the result.
// Source: OpenMP 5.2 §5.4.6
#include <stdio.h>
#define N 30

int main(void)
{
    int b[N] = {0}, k = 0, sum = 0;

    //@ RACE nofix(k: linear) nofix(k: private) nofix(k: reduction) nofix(k: atomic) nofix(k: critical)
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        if (i * 7 % 4 == 1) {
            b[k] = i; //@ race
            k++;      //@ race(k)
        }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, k);
    return 0;
}

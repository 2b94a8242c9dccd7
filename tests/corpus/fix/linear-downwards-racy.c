// Claim: an index that runs down by one is linear with step -1, also where it is used behind its update. Source: OpenMP 5.2 §5.4.6
#include <stdio.h>
#define N 24

int main(void)
{
    int b[N], k = N, sum = 0;

#pragma omp parallel for schedule(static, 5) //@ RACE fix(k: linear) nofix(k: private) nofix(k: critical)
    for (int i = 0; i < N; i++) {
        k--;              //@ race(k)
        b[i] = k * k % 7; //@ race(k)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, k);
    return 0;
}

// Claim: an index that advances by two in every iteration is linear; its last value is used. Source: OpenMP 5.2 §5.4.6 (linear)
#include <stdio.h>
#define N 20

int main(void)
{
    int a[2 * N], b[N], j = 0, sum = 0;

    for (int i = 0; i < 2 * N; i++)
        a[i] = i * 7 % 19;
#pragma omp parallel for //@ RACE fix(j: linear) nofix(j: private) nofix(j: lastprivate) nofix(j: reduction) nofix(j: atomic)
    for (int i = 0; i < N; i++) {
        b[i] = a[j]; //@ race(j)
        j += 2;      //@ race(j)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, j);
    return 0;
}

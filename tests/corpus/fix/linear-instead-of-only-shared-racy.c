// Claim: a shared clause that loses its only variable to a linear clause is gone. Source: OpenMP 5.2 §5.4.6, §5.4.2
#include <stdio.h>
#define N 20

int main(void)
{
    int a[2 * N], k = 0, sum = 0;

    for (int i = 0; i < 2 * N; i++)
        a[i] = 0;
#pragma omp parallel for shared(k) //@ RACE fix(k: linear) nofix(k: private) nofix(k: firstprivate)
    for (int i = 0; i < N; i++) {
        a[k] = i * 3; //@ race(k)
        k += 2;       //@ race(k)
    }
    for (int i = 0; i < 2 * N; i++)
        sum += a[i] * (i + 1);
    printf("%d %d\n", sum, k);
    return 0;
}

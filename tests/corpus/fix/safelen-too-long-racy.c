// Claim: a safelen that is too long is shortened; the step of the loop counts. Source: OpenMP 5.2 §10.4.1
#include <stdio.h>
#define N 64

static int a[N + 8];

int main(void)
{
    for (int i = 0; i < 8; i++)
        a[i] = i + 1;
#pragma omp simd safelen(8) //@ RACE fix(a: safelen) nofix(a: critical)
    for (int i = 0; i < N; i += 2)
        a[i + 8] = a[i] + 1;  //@ race(a)
    int sum = 0;
    for (int i = 0; i < N + 8; i++)
        sum += a[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: at a distance of six iterations, six lanes never meet. Source: semantics.md §7; OpenMP 5.2 §10.4.1
#include <stdio.h>
#define N 64

static int a[N + 6];

int main(void)
{
    for (int i = 0; i < 6; i++)
        a[i] = i + 1;
#pragma omp simd //@ RACE fix(a: safelen) nofix(a: private) nofix(a: critical)
    for (int i = 0; i < N; i++)
        a[i + 6] = a[i] * 3 % 17;  //@ race(a)
    int sum = 0;
    for (int i = 0; i < N + 6; i++)
        sum += a[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

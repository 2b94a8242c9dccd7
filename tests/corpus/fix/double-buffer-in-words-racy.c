// Claim: a stencil in place mixes old and new values in the loop's order: no edit keeps that and lets iterations run at the same time.
// Source: semantics.md §2
#include <stdio.h>
#define N 40

int main(void)
{
    int a[N], sum = 0;
    for (int i = 0; i < N; i++)
        a[i] = i * i % 17;
#pragma omp parallel for //@ RACE nofix(a: double-buffer) nofix(a: private) nofix(a: firstprivate) nofix(a: atomic) nofix(a: critical)
    for (int i = 1; i < N - 1; i++)
        a[i] = (a[i - 1] + a[i + 1]) / 2; //@ race(a)
    for (int i = 0; i < N; i++)
        sum += a[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

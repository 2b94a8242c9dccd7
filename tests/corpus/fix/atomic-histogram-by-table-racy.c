// Claim: an element with one and the same subscript on both sides of an assignment is updated: a reduction of the array, or atomic.
// Source: OpenMP 5.2 §15.8.4 (x = x binop expr), §5.5.5
#include <stdio.h>
#define N 60

int main(void)
{
    int g[N], h[8] = {0}, sum = 0;

    for (int i = 0; i < N; i++)
        g[i] = i * 5 % 8;
#pragma omp parallel for //@ RACE fix(h: reduction|atomic) offers(h: atomic) nofix(h: private) nofix(h: firstprivate)
    for (int i = 0; i < N; i++)
        h[g[i]] = h[g[i]] + 1; //@ race(h)
    for (int i = 0; i < 8; i++)
        sum += h[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

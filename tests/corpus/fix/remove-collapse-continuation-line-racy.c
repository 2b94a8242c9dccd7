// Claim: a collapse is removed that ends a directive on a continuation line; the loop stays outside the directive.
// Source: OpenMP 5.2 §3.2 (directive format), §4.4.3
#include <stdio.h>
#define N 12

int main(void)
{
    int a[N][N] = {{0}}, sum = 0;

    //@ RACE fix(a: remove-collapse)
#pragma omp parallel for schedule(static), \
        collapse(2) // both loops
    for (int i = 0; i < N; i++)
        for (int j = 1; j < N; j++)
            a[i][j] = a[i][j - 1] + i + j; //@ race(a)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            sum += a[i][j] * (i + j + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: a dependence of the outer loop stays when the nest is no longer collapsed. Source: OpenMP 5.2 §4.4.3
#include <stdio.h>
#define N 12

int main(void)
{
    int m[N][N], sum = 0;

    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = i + j;
#pragma omp parallel for collapse(2) //@ RACE nofix(m: remove-collapse) nofix(m: critical) nofix(m: atomic)
    for (int i = 1; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = m[i - 1][j] * 3 % 29 + j; //@ race(m)
    for (int j = 0; j < N; j++)
        sum += m[N - 1][j] * (j + 1);
    printf("%d\n", sum);
    return 0;
}

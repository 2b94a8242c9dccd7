// Claim: where only the outer loop carries a dependence, the inner one can be distributed. Source: OpenMP 5.2 §11.5.1
#include <stdio.h>
#define N 12

int main(void)
{
    int m[N][N], sum = 0;

    for (int j = 0; j < N; j++)
        m[0][j] = j;
#pragma omp parallel for //@ RACE fix(m: inner-loop) nofix(m: outer-loop) nofix(m: critical) nofix(m: private)
    for (int i = 1; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = m[i - 1][j] * 2 % 31 + j; //@ race(m)
    for (int j = 0; j < N; j++)
        sum += m[N - 1][j] * (j + 1);
    printf("%d\n", sum);
    return 0;
}

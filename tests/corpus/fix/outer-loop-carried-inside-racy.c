// Claim: where only the inner loop carries a dependence, the outer one is the one to distribute. Source: OpenMP 5.2 §11.5.1
#include <stdio.h>
#define N 12

int main(void)
{
    int m[N][N], sum = 0;

    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = i + j;
    for (int i = 0; i < N; i++) {
#pragma omp parallel for //@ RACE fix(m: outer-loop) nofix(m: inner-loop) nofix(m: critical) nofix(m: private)
        for (int j = 1; j < N; j++)
            m[i][j] = m[i][j - 1] * 2 % 31 + i; //@ race(m)
    }
    for (int i = 0; i < N; i++)
        sum += m[i][N - 1] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

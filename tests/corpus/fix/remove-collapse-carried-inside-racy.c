// Claim: a collapsed nest whose inner loop carries a dependence may keep the outer loop distributed. Source: OpenMP 5.2 §4.4.3
#include <stdio.h>
#define N 12

int main(void)
{
    int m[N][N], sum = 0;

    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = i + j;
#pragma omp parallel for collapse(2) //@ RACE fix(m: remove-collapse) nofix(m: critical) nofix(m: private)
    for (int i = 0; i < N; i++)
        for (int j = 1; j < N; j++)
            m[i][j] = m[i][j - 1] * 3 % 29 + i; //@ race(m)
    for (int i = 0; i < N; i++)
        sum += m[i][N - 1] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

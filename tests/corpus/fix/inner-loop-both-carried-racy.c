// Claim: a nest in which both loops carry a dependence stays sequential. Source: OpenMP 5.2 §11.5.1
#include <stdio.h>
#define N 10

int main(void)
{
    int m[N][N], sum = 0;

    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = i + 2 * j;
#pragma omp parallel for //@ RACE fix(m: remove-pragma) nofix(m: inner-loop) nofix(m: outer-loop) nofix(m: critical)
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N; j++)
            m[i][j] = (m[i - 1][j] + m[i][j - 1]) % 997; //@ race(m)
    for (int i = 0; i < N; i++)
        sum += m[i][N - 1] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

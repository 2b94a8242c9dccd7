// Claim: a dependence from the row above and one place to the left goes with both loops distributed: none of them may be, but the
// inner one may, since the row above is complete. Source: OpenMP 5.2 §11.5.1
#include <stdio.h>
#define N 12

int main(void)
{
    int m[N][N], sum = 0;

    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = j;
#pragma omp parallel for //@ RACE fix(m: inner-loop) nofix(m: critical)
    for (int i = 1; i < N; i++) {
        for (int j = 1; j < N; j++)
            m[i][j] = m[i - 1][j - 1] * 2 % 31 + j; //@ race(m)
    }
    for (int j = 0; j < N; j++)
        sum += m[N - 1][j] * (j + 1);
    printf("%d\n", sum);
    return 0;
}

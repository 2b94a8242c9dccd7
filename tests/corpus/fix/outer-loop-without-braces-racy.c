// Claim: the pragma moves to the outer loop also where there are no braces; its clauses move with it. Source: OpenMP 5.2 §11.5.1
#include <stdio.h>
#define N 12

int main(void)
{
    int m[N][N] = {{0}}, sum = 0;

    for (int i = 0; i < N; i++)
#pragma omp parallel for schedule(dynamic, 2) //@ RACE fix(m: outer-loop)
        for (int j = 1; j < N; j++)
            m[i][j] = m[i][j - 1] + i * j; //@ race(m)
    for (int i = 0; i < N; i++)
        sum += m[i][N - 1] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

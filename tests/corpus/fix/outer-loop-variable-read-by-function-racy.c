// Claim: the outer loop is not distributed where a function reads its variable: the function would see the shared one, not the thread's.
// Source: OpenMP 5.2 §5.1.1 (the loop's variable is private in the construct), §5.1.2 (a called function's file-scope variables are shared)
#include <stdio.h>
#define N 16

static int k, a[N][N];

static int weight(void)
{
    return k + 1;
}

int main(void)
{
    int sum = 0;

    for (k = 0; k < N; k++) {
#pragma omp parallel for //@ RACE nofix(a: outer-loop) nofix(a: private)
        for (int j = 1; j < N; j++)
            a[k][j] = a[k][j - 1] + weight() * j; //@ race(a)
    }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            sum += a[i][j] * (i + j + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: an inner loop's index that is used after the nest holds the last iteration's value. Source: OpenMP 5.2 §5.4.5
#include <stdio.h>
#define N 14

int main(void)
{
    int m[N][N], j = 0, sum = 0;

#pragma omp parallel for //@ RACE fix(j: lastprivate) nofix(j: private) nofix(j: local-declaration)
    for (int i = 0; i < N; i++)
        for (j = 0; j < i + 1; j++) //@ race(j)
            m[i][j] = i * j;        //@ race(j) possible
    for (int i = 0; i < N; i++)
        sum += m[i][i];
    printf("%d %d\n", sum, j);
    return 0;
}

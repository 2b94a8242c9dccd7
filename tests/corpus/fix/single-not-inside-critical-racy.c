// Claim: a single may not stand in a critical, where its barrier would never be passed; a barrier behind both helps.
// Source: OpenMP 5.2 §17.1 (closely nested regions)
#include <stdio.h>
#define N 20

int main(void)
{
    int x = 0, b[N], sum = 0;

#pragma omp parallel //@ RACE fix(x: barrier) nofix(x: single) nofix(x: private) nofix(x: critical)
    {
#pragma omp critical
        {
#pragma omp master
            x = 9;          //@ race(x)
        }
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = i * x;   //@ race(x)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

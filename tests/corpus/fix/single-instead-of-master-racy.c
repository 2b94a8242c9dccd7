// Claim: master has no barrier: a single in its place has. Source: OpenMP 5.2 §10.5 (masked), §11.1
#include <stdio.h>
#define N 20

int main(void)
{
    int factor = 0, b[N], sum = 0;

#pragma omp parallel //@ RACE fix(factor: single) offers(factor: barrier) nofix(factor: private) nofix(factor: critical)
    {
#pragma omp master
        factor = 6;             //@ race(factor)
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = i * factor;  //@ race(factor)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: a master block with a barrier behind it needs no fix. Source: OpenMP 5.2 §15.3.1
#include <stdio.h>
#define N 30

int main(void)
{
    int n = 0, b[N], sum = 0;

#pragma omp parallel //@ RACE_FREE
    {
#pragma omp master
        n = 4;
#pragma omp barrier
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = n * i;
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

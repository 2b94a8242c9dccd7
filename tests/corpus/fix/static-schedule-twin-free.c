// Claim: nowait between loops with equal static schedules needs no fix. Source: OpenMP 5.2 §11.5.3
#include <stdio.h>
#define N 30

int main(void)
{
    int a[N], b[N], sum = 0;

#pragma omp parallel //@ RACE_FREE
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            a[i] = i % 8;
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++)
            b[i] = a[i] * i;
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

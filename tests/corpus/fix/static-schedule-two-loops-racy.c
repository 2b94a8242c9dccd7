// Claim: static schedules on both loops give each thread its own elements again, so that nobody waits.
// Source: OpenMP 5.2 §11.5.3 (same assignment for equal iteration spaces), §15.6 (nowait)
#include <stdio.h>
#define N 32

int main(void)
{
    int a[N], b[N], sum = 0;

#pragma omp parallel //@ RACE fix(a: static-schedule) offers(a: remove-nowait) nofix(a: private) nofix(a: atomic) nofix(a: critical)
    {
#pragma omp for nowait
        for (int i = 0; i < N; i++)
            a[i] = i * i % 11;    //@ race(a)
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = a[i] * 2 + i;  //@ race(a)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

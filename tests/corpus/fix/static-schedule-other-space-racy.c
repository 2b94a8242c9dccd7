// Claim: loops with different numbers of iterations are divided differently, also with static schedules.
// Source: OpenMP 5.2 §11.5.3 (only for the same number of iterations)
#include <stdio.h>
#define N 32

int main(void)
{
    int a[N], b[N], sum = 0;

#pragma omp parallel //@ RACE fix(a: remove-nowait) nofix(a: static-schedule)
    {
#pragma omp for nowait
        for (int i = 0; i < N; i++)
            a[i] = i * i % 11;  //@ race(a)
#pragma omp for
        for (int i = 0; i < N / 2; i++)
            b[i] = a[i] + i;    //@ race(a)
    }
    for (int i = 0; i < N / 2; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: a loop that reads its neighbours' elements has to wait for the loop before, whatever the schedules.
// Source: OpenMP 5.2 §11.5.3, §15.6
#include <stdio.h>
#define N 32

int main(void)
{
    int a[N + 1] = {0}, b[N], sum = 0;

#pragma omp parallel //@ RACE fix(a: remove-nowait) nofix(a: static-schedule) nofix(a: private)
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            a[i] = i * i % 11;         //@ race(a)
#pragma omp for schedule(static)
        for (int i = 0; i < N; i++)
            b[i] = a[i + 1] * 3 - i;   //@ race(a)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

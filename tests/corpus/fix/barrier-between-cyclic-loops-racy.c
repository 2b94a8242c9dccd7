// Claim: loops that are divided by hand have no barrier between them; one belongs there. Source: OpenMP 5.2 §15.3.1 (barrier)
#include <omp.h>
#include <stdio.h>
#define N 24

int main(void)
{
    int a[N], b[N], sum = 0;

#pragma omp parallel num_threads(4) //@ RACE fix(a: barrier) nofix(a: private) nofix(a: critical) nofix(a: atomic)
    {
        int me = omp_get_thread_num(), all = omp_get_num_threads();
        for (int i = me; i < N; i += all)
            a[i] = i * i % 13;          //@ race(a)
        for (int i = me; i < N; i += all)
            b[i] = a[N - 1 - i] + i;    //@ race(a)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

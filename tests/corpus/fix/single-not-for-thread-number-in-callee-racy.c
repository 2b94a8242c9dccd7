// Claim: a master block that asks for its thread's number, be it in a function, is no single: any thread may execute that.
// Source: OpenMP 5.2 §10.5, §11.1
#include <omp.h>
#include <stdio.h>
#define N 20

static int me(void)
{
    return omp_get_thread_num();
}

int main(void)
{
    int factor = 0, b[N], sum = 0;

#pragma omp parallel //@ RACE fix(factor: barrier) nofix(factor: single) nofix(factor: private)
    {
#pragma omp master
        factor = 6 + me();      //@ race(factor)
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = i * factor;  //@ race(factor)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: a master block that records which thread executes it means thread 0: a single might be any.
// Source: OpenMP 5.2 §10.5, §11.1
#include <omp.h>
#include <stdio.h>
#define N 20

int main(void)
{
    int who = 50, b[N], sum = 0;

#pragma omp parallel //@ RACE fix(who: barrier) nofix(who: single) nofix(who: private)
    {
#pragma omp master
        who = omp_get_thread_num(); //@ race(who)
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = i + who;         //@ race(who)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

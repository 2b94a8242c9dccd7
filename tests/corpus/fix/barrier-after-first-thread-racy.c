// Claim: what thread 0 sets up in a plain if is ready after a barrier. Source: OpenMP 5.2 §15.3.1
#include <omp.h>
#include <stdio.h>
#define N 18

int main(void)
{
    int base = 0, b[N], sum = 0;

#pragma omp parallel //@ RACE fix(base: barrier) nofix(base: private) nofix(base: atomic) nofix(base: critical)
    {
        if (omp_get_thread_num() == 0)
            base = 12;          //@ race(base)
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = base - i;    //@ race(base)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: iterations that need the ones before them cannot wait for them: a barrier may not stand in a loop construct.
// Source: OpenMP 5.2 §15.3.1, §17.1
#include <stdio.h>
#define N 20

int main(void)
{
    int a[N] = {3};

#pragma omp parallel //@ RACE nofix(a: barrier) nofix(a: private) nofix(a: critical) nofix(a: atomic) nofix(a: static-schedule)
    {
#pragma omp for
        for (int i = 1; i < N; i++)
            a[i] = a[i - 1] * 2 % 23 + i; //@ race(a)
    }
    printf("%d %d\n", a[5], a[N - 1]);
    return 0;
}

// Claim: what the calls count together is no scratch variable: each thread would count for itself. Source: OpenMP 5.2 §5.2
#include <stdio.h>

static int calls;

static int twice(int n)
{
    calls++;     //@ race(calls)
    return 2 * n;
}

int main(void)
{
    int a[20], sum = 0;

#pragma omp parallel for //@ RACE nofix(calls: threadprivate) nofix(calls: private) offers(calls: atomic)
    for (int i = 0; i < 20; i++)
        a[i] = twice(i);
    for (int i = 0; i < 20; i++)
        sum += a[i];
    printf("%d %d\n", sum, calls);
    return 0;
}

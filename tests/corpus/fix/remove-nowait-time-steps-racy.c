// Claim: a loop without a barrier at its end meets the next time step. Source: semantics.md §4; OpenMP 5.2 §15.6
#include <stdio.h>
#define N 20

int main(void)
{
    int a[N], b[N], sum = 0;

    for (int i = 0; i < N; i++)
        a[i] = b[i] = i % 5;
#pragma omp parallel //@ RACE fix(a: remove-nowait) nofix(a: private) nofix(a: static-schedule) nofix(a: critical)
    for (int step = 0; step < 3; step++) {
#pragma omp for
        for (int i = 1; i < N - 1; i++)
            b[i] = a[i - 1] + a[i + 1]; //@ race(a) race(b)
#pragma omp for nowait
        for (int i = 1; i < N - 1; i++)
            a[i] = b[i] % 17;           //@ race(a) race(b)
    }
    for (int i = 0; i < N; i++)
        sum += a[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

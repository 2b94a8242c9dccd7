// Claim: a master block between loops of a time step lets the others run ahead into the next step. Source: OpenMP 5.2 §10.5, §11.1
#include <stdio.h>
#define N 20

int main(void)
{
    int a[N], total = 0;

    for (int i = 0; i < N; i++)
        a[i] = i;
#pragma omp parallel //@ RACE fix(a: single|barrier) nofix(a: remove-nowait) nofix(a: atomic)
    for (int step = 0; step < 4; step++) {
#pragma omp for
        for (int i = 0; i < N; i++)
            a[i] += step * i;           //@ race(a)
#pragma omp master
        total += a[step] + a[N - 1];    //@ race(a)
    }
    printf("%d %d\n", total, a[7]);
    return 0;
}

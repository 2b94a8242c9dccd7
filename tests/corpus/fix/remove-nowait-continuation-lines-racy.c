// Claim: a nowait is removed that has a continuation line to itself, between other clauses or behind them.
// Source: OpenMP 5.2 §3.2 (directive format), §15.6
#include <stdio.h>
#define N 32

int main(void)
{
    int a[N], b[N], c[N], t, sum = 0;

#pragma omp parallel //@ RACE fix(a: remove-nowait) fix(b: remove-nowait)
    {
#pragma omp for schedule(dynamic) \
        nowait                    \
        private(t)
        for (int i = 0; i < N; i++) {
            t = i * i;
            a[i] = t % 11;                 //@ race(a)
        }
#pragma omp for schedule(dynamic) \
        nowait
        for (int i = 0; i < N; i++)
            b[i] = a[N - 1 - i] * 3 - i;   //@ race(a) race(b)
#pragma omp for
        for (int i = 0; i < N; i++)
            c[i] = b[N - 1 - i] + i;       //@ race(b)
    }
    for (int i = 0; i < N; i++)
        sum += c[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

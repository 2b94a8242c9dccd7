// Claim: an iteration that continues before the write is an iteration that does not write; here it is the last one.
// Source: OpenMP 5.2 §5.4.5
#include <stdio.h>
#define N 25

int main(void)
{
    int b[N] = {0}, t = 3, sum = 0;

#pragma omp parallel for //@ RACE nofix(t: private) nofix(t: lastprivate) nofix(t: local-declaration) nofix(t: critical)
    for (int i = 0; i < N; i++) {
        if (i == N - 1)
            continue;
        t = i + 2;  //@ race(t)
        b[i] = t;   //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, t);
    return 0;
}

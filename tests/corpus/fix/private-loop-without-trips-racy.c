// Claim: a loop that may have no trips does not write its temporary on every path: the value before it shows through.
// Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 20

int main(void)
{
    int b[N], t = 100, sum = 0;

    //@ RACE nofix(t: private) nofix(t: firstprivate) nofix(t: lastprivate) nofix(t: local-declaration) nofix(t: critical)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < i % 4; j++)
            t = i + j; //@ race(t)
        b[i] = t;      //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

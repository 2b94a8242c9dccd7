// Claim: what only some iterations write is read with the value of an earlier iteration: not private, not firstprivate.
// Source: OpenMP 5.2 §5.4.3, §5.4.4
#include <stdio.h>
#define N 26

int main(void)
{
    int b[N], t = -1, sum = 0;

    //@ RACE fix(t: remove-pragma) nofix(t: private) nofix(t: firstprivate) nofix(t: lastprivate) nofix(t: local-declaration)
    //@ nofix(t: critical) nofix(t: atomic)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        if (i % 3 == 1)
            t = i;      //@ race(t)
        b[i] = t;       //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

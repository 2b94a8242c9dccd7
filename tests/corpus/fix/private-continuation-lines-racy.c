// Claim: the clause list of a directive with continuation lines is extended where it is; indentation and comments stay.
// Source: OpenMP 5.2 §3.2 (directive format)
#include <stdio.h>
#define N 40

int main(void)
{
    int out[N], j, t, sum = 0;

    //@ RACE fix(t: private)
#pragma omp parallel for \
        private(j)       \
        schedule(static, 3)
    for (int i = 0; i < N; i++) {
        t = 0;                      //@ race(t)
        for (j = 0; j < i % 6; j++) // up to five times
            t += j * i;             //@ race(t)
        out[i] = t;                 //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

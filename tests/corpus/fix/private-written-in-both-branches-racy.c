// Claim: what every path of an iteration writes before it is read is a temporary, also without braces around the branches.
// Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 26

int main(void)
{
    int b[N], t, sum = 0;

#pragma omp parallel for //@ RACE fix(t: private)
    for (int i = 0; i < N; i++) {
        if (i % 3 == 1)
            t = i;      //@ race(t)
        else
            t = -i;     //@ race(t)
        b[i] = t * 2;   //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

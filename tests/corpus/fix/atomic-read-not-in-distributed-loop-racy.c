// Claim: the running sum that each iteration stores is the sequential one; an atomic read of it would store any. Source: OpenMP 5.2 §15.8.4
#include <stdio.h>

int main(void)
{
    int b[40], s = 0, sum = 0;
#pragma omp parallel for //@ RACE nofix(s: atomic) nofix(s: critical) nofix(s: reduction)
    for (int i = 0; i < 40; i++) {
#pragma omp atomic
        s += i;   //@ race(s)
        b[i] = s; //@ race(s)
    }
    for (int i = 0; i < 40; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: a loop on one line is repaired like any other. Source: OpenMP 5.2 §5.4.3
#include <stdio.h>

int main(void)
{
    int b[32], t, sum = 0;

#pragma omp parallel for //@ RACE fix(t: private)
    for (int i = 0; i < 32; i++) { t = i % 7; b[i] = t * t; } //@ race(t)
    for (int i = 0; i < 32; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

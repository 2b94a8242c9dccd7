// Claim: a sum that is used between two updates is no scan: a loop has one place where it is taken. Source: OpenMP 5.2 §5.6
#include <stdio.h>

int main(void)
{
    int b[40], s = 0, sum = 0;

#pragma omp parallel for //@ RACE nofix(s: scan) nofix(s: reduction) nofix(s: private) nofix(s: atomic)
    for (int i = 0; i < 40; i++) {
        s += i;     //@ race(s)
        b[i] = s;   //@ race(s)
        s += b[i] % 3; //@ race(s)
    }
    for (int i = 0; i < 40; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", s, sum);
    return 0;
}

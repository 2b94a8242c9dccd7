// Claim: an update whose amount depends on the variable is no reduction. Source: OpenMP 5.2 §5.5.8 (the expression does not use x)
#include <stdio.h>
#define N 12

int main(void)
{
    unsigned s = 1;

#pragma omp parallel for //@ RACE nofix(s: reduction) nofix(s: atomic) nofix(s: critical) nofix(s: private)
    for (int i = 0; i < N; i++)
        s += (unsigned)i * (s % 3); //@ race(s)
    printf("%u\n", s);
    return 0;
}

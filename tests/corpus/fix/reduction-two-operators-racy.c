// Claim: sums and products on one variable do not commute. Source: OpenMP 5.2 §5.5.8 (one operator)
#include <stdio.h>
#define N 14

int main(void)
{
    unsigned x = 1;

    //@ RACE fix(x: remove-pragma) nofix(x: reduction) nofix(x: atomic) nofix(x: critical) nofix(x: private) nofix(x: firstprivate)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        if (i % 4 == 3)
            x *= 3;             //@ race(x)
        else
            x += (unsigned)i;   //@ race(x)
    }
    printf("%u\n", x);
    return 0;
}

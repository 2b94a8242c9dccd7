// Claim: the bound is 0 in the second round, which keeps the value of the first. Source: OpenMP 5.2 §5.4.5
#include <stdio.h>

int main(void)
{
    int x = 4, len = 100;
    for (int round = 0; round < 2; round++) {
#pragma omp parallel for //@ RACE nofix(x: lastprivate) nofix(x: private)
        for (int i = 0; i < len; i++)
            x = 3 * i + round; //@ race(x)
        len = 0;
    }
    printf("%d\n", x);
    return 0;
}

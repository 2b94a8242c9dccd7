// Claim: subtracting from a total is a reduction, whatever the order. Source: OpenMP 5.2 §5.5.8
#include <stdio.h>
#define N 50

int main(void)
{
    int left = 10000;

#pragma omp parallel for //@ RACE fix(left: reduction) nofix(left: private) nofix(left: lastprivate)
    for (int i = 0; i < N; i++)
        left -= i % 9; //@ race(left)
    printf("%d\n", left);
    return 0;
}

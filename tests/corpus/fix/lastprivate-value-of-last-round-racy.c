// Claim: in the second round the variable has the value of the first, which a loop without iterations keeps. Source: OpenMP 5.2 §5.4.5
#include <stdio.h>

static int last(const int *a, int n)
{
    int x;
    for (int round = 0; round < 3; round++) {
#pragma omp parallel for //@ RACE nofix(x: lastprivate) nofix(x: private)
        for (int i = 0; i < n - round; i++)
            x = a[i] + round; //@ race(x)
    }
    return x;
}

int main(void)
{
    int a[5] = {3, 1, 4, 1, 5};
    printf("%d %d\n", last(a, 5), last(a, 1));
    return 0;
}

// Claim: a loop that is distributed over teams has no linear clause but for its own variable. Source: OpenMP 5.2 §5.4.6, §11.6
#include <stdio.h>

int main(void)
{
    int a[60], j = 0, sum = 0;
#pragma omp teams //@ RACE nofix(j: linear) nofix(j: private)
#pragma omp distribute parallel for
    for (int i = 0; i < 60; i++) {
        a[j] = i; //@ race(a) possible race(j)
        j += 1;   //@ race(j)
    }
    for (int i = 0; i < 60; i++)
        sum += a[i] * i;
    printf("%d\n", sum);
    return 0;
}

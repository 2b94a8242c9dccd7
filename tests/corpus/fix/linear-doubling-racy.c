// Claim: a value that doubles in each iteration is carried, not linear. Source: OpenMP 5.2 §5.4.6
#include <stdio.h>
#define N 12

int main(void)
{
    int b[N], p = 1, sum = 0;

#pragma omp parallel for //@ RACE nofix(p: linear) nofix(p: private) nofix(p: firstprivate) nofix(p: reduction) nofix(p: critical)
    for (int i = 0; i < N; i++) {
        b[i] = p;   //@ race(p)
        p = 2 * p;  //@ race(p)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, p);
    return 0;
}

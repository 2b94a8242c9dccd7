// Claim: a temporary of a loop construct inside a region becomes private there or in the region. Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 36

int main(void)
{
    int b[N], t, sum = 0;

#pragma omp parallel //@ RACE fix(t: private)
    {
#pragma omp for
        for (int i = 0; i < N; i++) {
            t = i * i % 10; //@ race(t)
            b[i] = t + i;   //@ race(t)
        }
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: a scratch array of half a megabyte is no private copy for each thread's stack, nor is it declared in each iteration.
// Source: OpenMP 5.2 §5.4.3 (a new list item is allocated for each thread)
#include <stdio.h>
#define M 65536

int main(void)
{
    static double scratch[M];
    double sum[4];

#pragma omp parallel for //@ RACE nofix(scratch: private) nofix(scratch: firstprivate) nofix(scratch: threadprivate)
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k < M; k++)
            scratch[k] = i + k % 3; //@ race(scratch)
        sum[i] = 0;
        for (int k = 0; k < M; k += 1024)
            sum[i] += scratch[k];   //@ race(scratch)
    }
    printf("%.0f %.0f\n", sum[0], sum[3]);
    return 0;
}

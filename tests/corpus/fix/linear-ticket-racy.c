// Claim: a ticket that every iteration draws once is the iteration's number: linear; atomic tickets would come in any order.
// Source: OpenMP 5.2 §5.4.6, §15.8.4
#include <stdio.h>
#define N 24

int main(void)
{
    int out[N], next = 100, sum = 0;

#pragma omp parallel for //@ RACE fix(next: linear) nofix(next: atomic) nofix(next: critical) nofix(next: reduction)
    for (int i = 0; i < N; i++) {
        int id = next++; //@ race(next)
        out[i] = id * 3;
    }
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1);
    printf("%d %d\n", sum, next);
    return 0;
}

// Claim: where the race is inside the loop, waiting at its end does not help. Source: OpenMP 5.2 §15.6
#include <stdio.h>
#define N 26

int main(void)
{
    int s = 0, b[N], sum = 0;

#pragma omp parallel //@ RACE fix(s: reduction) nofix(s: remove-nowait) nofix(s: barrier) nofix(s: static-schedule)
    {
#pragma omp for nowait
        for (int i = 0; i < N; i++) {
            b[i] = i % 6;
            s += i;     //@ race(s)
        }
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", s, sum);
    return 0;
}

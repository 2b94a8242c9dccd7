// Claim: a loop with all its clauses needs no fix. Source: OpenMP 5.2 §5.4.3, §5.5.8
#include <stdio.h>
#define N 30

int main(void)
{
    int t, s = 0, j = 0;

#pragma omp parallel for private(t) reduction(+ : s) lastprivate(j) //@ RACE_FREE
    for (int i = 0; i < N; i++) {
        t = i * 3 % 8;
        s += t;
        j = t + i;
    }
    printf("%d %d\n", s, j);
    return 0;
}

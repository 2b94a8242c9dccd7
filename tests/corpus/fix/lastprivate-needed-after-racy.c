// Claim: a temporary whose last value is used after the loop is lastprivate. Source: OpenMP 5.2 §5.4.5
#include <stdio.h>
#define N 19

int main(void)
{
    int b[N], t = 0, sum = 0;

#pragma omp parallel for //@ RACE fix(t: lastprivate) nofix(t: private) nofix(t: local-declaration) nofix(t: critical)
    for (int i = 0; i < N; i++) {
        t = i * i;    //@ race(t)
        b[i] = t % 7; //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, t);
    return 0;
}

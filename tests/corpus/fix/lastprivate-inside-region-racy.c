// Claim: a value that a second loop of the same region uses is needed after the first one. Source: OpenMP 5.2 §5.4.5
#include <stdio.h>
#define N 18

int main(void)
{
    int b[N], c[N], t = 0, sum = 0;

#pragma omp parallel //@ RACE fix(t: lastprivate) nofix(t: private) nofix(t: local-declaration)
    {
#pragma omp for
        for (int i = 0; i < N; i++) {
            t = i * 3;      //@ race(t)
            b[i] = t + 1;   //@ race(t)
        }
#pragma omp for
        for (int i = 0; i < N; i++)
            c[i] = t + b[N - 1 - i];
    }
    for (int i = 0; i < N; i++)
        sum += c[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

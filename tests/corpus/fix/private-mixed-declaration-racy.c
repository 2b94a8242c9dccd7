// Claim: a temporary that is declared together with a pointer, and initialised, becomes private; the pointer is only read.
// Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 25

int main(void)
{
    double src[N], dst[N], sum = 0;
    double *p = src, t = 0;

    for (int i = 0; i < N; i++)
        src[i] = i % 4;
#pragma omp parallel for //@ RACE fix(t: private) offers(t: local-declaration)
    for (int i = 0; i < N; i++) {
        t = p[i] + i;   //@ race(t)
        dst[i] = t * t; //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += dst[i] * (i + 1);
    printf("%.0f\n", sum);
    return 0;
}

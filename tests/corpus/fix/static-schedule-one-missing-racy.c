// Claim: one loop has the static schedule, the other has none yet. Source: OpenMP 5.2 §11.5.3
#include <stdio.h>
#define N 32

int main(void)
{
    int a[N], b[N], sum = 0;

#pragma omp parallel //@ RACE fix(a: static-schedule) offers(a: remove-nowait)
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < N; i++)
            a[i] = i * i % 11;  //@ race(a)
#pragma omp for
        for (int k = 0; k < N; k++)
            b[k] = a[k] + k;    //@ race(a)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: with a nowait, the comma behind or before it is removed. Source: OpenMP 5.2 §3.2 (clauses may be separated by commas), §15.6
#include <stdio.h>
#define N 32

int main(void)
{
    int a[N], b[N], c[N], sum = 0;

#pragma omp parallel //@ RACE fix(a: remove-nowait) fix(b: remove-nowait)
    {
#pragma omp for nowait, schedule(dynamic)
        for (int i = 0; i < N; i++)
            a[i] = i * i % 11;             //@ race(a)
#pragma omp for schedule(dynamic), nowait
        for (int i = 0; i < N; i++)
            b[i] = a[N - 1 - i] * 3 - i;   //@ race(a) race(b)
#pragma omp for
        for (int i = 0; i < N; i++)
            c[i] = b[N - 1 - i] + i;       //@ race(b)
    }
    for (int i = 0; i < N; i++)
        sum += c[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

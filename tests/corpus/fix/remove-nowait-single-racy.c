// Claim: what a single sets up is ready after its barrier only. Source: OpenMP 5.2 §11.1 (single), §15.6
#include <stdio.h>
#define N 20

int main(void)
{
    int factor = 0, b[N], sum = 0;

#pragma omp parallel //@ RACE fix(factor: remove-nowait) nofix(factor: private) nofix(factor: atomic) nofix(factor: critical)
    {
#pragma omp single nowait
        factor = 6;             //@ race(factor)
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = i * factor;  //@ race(factor)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: what sections compute is ready after their barrier only. Source: OpenMP 5.2 §11.3 (sections), §15.6
#include <stdio.h>
#define N 16

int main(void)
{
    int low = 0, high = 0, b[N], sum = 0;

#pragma omp parallel //@ RACE fix(low: remove-nowait) fix(high: remove-nowait) nofix(low: private) nofix(low: critical)
    {
#pragma omp sections nowait
        {
#pragma omp section
            low = 3;    //@ race(low)
#pragma omp section
            high = 50;  //@ race(high)
        }
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = low * i + high; //@ race(low) race(high)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: what one thread writes for all of them between two barriers is not private. Source: OpenMP 5.2 §5.4.3, §1.4.1
#include <omp.h>
#include <stdio.h>
#define N 24

int main(void)
{
    int n, a[N], sum = 0;

#pragma omp parallel //@ RACE nofix(n: private) nofix(n: firstprivate) nofix(n: local-declaration)
    {
        n = 0; //@ race(n)
#pragma omp barrier
        if (omp_get_thread_num() == 0)
            n = 5;
#pragma omp barrier
#pragma omp for
        for (int i = 0; i < N; i++)
            a[i] = n * i;
    }
    for (int i = 0; i < N; i++)
        sum += a[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

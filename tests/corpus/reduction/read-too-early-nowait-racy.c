// Claim: with nowait the combination may still run when a thread reads the original after its part of the loop.
// Source: semantics.md §8; OpenMP 5.2 §5.5.
#include <omp.h>
#define N 80

int main(void)
{
    double sum = 0.0, a[N], mean[16];

#pragma omp parallel num_threads(16) //@ RACE witness T<=2
    {
#pragma omp for reduction(+ : sum) nowait //@ race(sum)
        for (int i = 0; i < N; i++) {
            a[i] = 0.5 * i;
            sum += a[i];
        }
        mean[omp_get_thread_num()] = sum / N; //@ race(sum)
    }
    return mean[0] > 1.0;
}

// Claim: a barrier after the nowait loop completes the combination before the original is read.
// Source: semantics.md §8; OpenMP 5.2 §5.5.
#include <omp.h>
#define N 80

int main(void)
{
    double sum = 0.0, a[N], mean[16];

#pragma omp parallel num_threads(16) //@ RACE_FREE
    {
#pragma omp for reduction(+ : sum) nowait
        for (int i = 0; i < N; i++) {
            a[i] = 0.5 * i;
            sum += a[i];
        }
#pragma omp barrier
        mean[omp_get_thread_num()] = sum / N;
    }
    return mean[0] > 1.0;
}

// Claim: a mutex that was given back is held no more: a single may stand behind it.
// Source: OpenMP 5.2 §11.1; POSIX.1-2017, pthread_mutex_unlock
#include <pthread.h>
#include <stdio.h>
#define N 20

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
    int factor = 0, met = 0, b[N], sum = 0;

#pragma omp parallel num_threads(4) //@ RACE fix(factor: single) nofix(factor: private)
    {
        pthread_mutex_lock(&mutex);
        met = 1;
        pthread_mutex_unlock(&mutex);
#pragma omp master
        factor = 6;             //@ race(factor)
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = i * factor;  //@ race(factor)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, met);
    return 0;
}

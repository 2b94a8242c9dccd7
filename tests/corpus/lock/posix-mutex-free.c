// Claim: a POSIX mutex excludes like a simple lock.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <pthread.h>

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
    int total = 0, lucky = 0;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 8; i++) {
        pthread_mutex_lock(&gate);
        total += i;
        pthread_mutex_unlock(&gate);
        if (pthread_mutex_trylock(&gate) == 0) {
            lucky++;
            pthread_mutex_unlock(&gate);
        }
    }
    return total + lucky;
}

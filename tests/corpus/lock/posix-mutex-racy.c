// Claim: pthread_mutex_trylock gives 0 where it locks.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <pthread.h>

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
    int lucky = 0;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 8; i++) {
        if (pthread_mutex_trylock(&gate)) {
            lucky++; //@ race(lucky) possible
        } else {
            pthread_mutex_unlock(&gate);
        }
    }
    return lucky;
}

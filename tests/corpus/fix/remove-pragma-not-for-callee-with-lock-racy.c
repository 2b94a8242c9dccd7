// Claim: the threads of the region take turns by a lock, in a function that it calls: it was written for threads.
// Source: OpenMP 5.2 §18.9
#include <omp.h>
#include <stdio.h>

static omp_lock_t lock;
static int state = 3, rounds;

static void count(int i)
{
    omp_set_lock(&lock);
    rounds += i;
    omp_unset_lock(&lock);
}

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel for //@ RACE nofix(state: remove-pragma) nofix(state: private)
    for (int i = 0; i < 9; i++) {
        state = 3 * state - i; //@ race(state)
        count(i);
    }
    printf("%d %d\n", state, rounds);
    omp_destroy_lock(&lock);
    return 0;
}

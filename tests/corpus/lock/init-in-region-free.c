// Claim: one thread may initialise a lock of the team before a barrier.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int total = 0;

#pragma omp parallel //@ RACE_FREE
    {
#pragma omp single
        omp_init_lock(&gate);
        omp_set_lock(&gate);
        total++;
        omp_unset_lock(&gate);
#pragma omp barrier
#pragma omp master
        omp_destroy_lock(&gate);
    }
    return total;
}

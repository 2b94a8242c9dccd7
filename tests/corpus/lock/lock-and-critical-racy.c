// Claim: a lock and a critical section do not exclude each other.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <omp.h>

int total;

int main(void)
{
    omp_lock_t gate;

    omp_init_lock(&gate);
#pragma omp parallel //@ RACE
    {
        if (omp_get_thread_num() == 0) {
            omp_set_lock(&gate);
            total++; //@ race(total)
            omp_unset_lock(&gate);
        } else {
#pragma omp critical
            total++; //@ race(total)
        }
    }
    return total;
}

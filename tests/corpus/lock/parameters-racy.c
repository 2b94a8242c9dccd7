// Claim: two locks that are parameters may be different ones.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

void twice(omp_lock_t *one, omp_lock_t *other, int *restrict total)
{
#pragma omp parallel //@ RACE
    {
        if (omp_get_thread_num() == 0) {
            omp_set_lock(one);
            total[0]++; //@ race(total)
            omp_unset_lock(one);
        } else {
            omp_set_lock(other);
            total[0]++; //@ race(total)
            omp_unset_lock(other);
        }
    }
}

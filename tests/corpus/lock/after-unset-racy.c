// Claim: a lock protects nothing after it is unset.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int inside = 0, outside = 0;

    omp_init_lock(&gate);
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 20; i++) {
        omp_set_lock(&gate);
        inside += i;
        omp_unset_lock(&gate);
        outside += i; //@ race(outside)
    }
    omp_destroy_lock(&gate);
    return inside + outside;
}

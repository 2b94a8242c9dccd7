// Claim: a lock of the thread's own excludes no other thread.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    int total = 0;

#pragma omp parallel //@ RACE
    {
        omp_lock_t own;
        omp_init_lock(&own);
        omp_set_lock(&own);
        total++; //@ race(total)
        omp_unset_lock(&own);
        omp_destroy_lock(&own);
    }
    return total;
}

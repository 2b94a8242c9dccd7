// Claim: the task that encounters a region holds its lock, the tasks of the region do not.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int total = 0;

    omp_init_lock(&gate);
    omp_set_lock(&gate);
#pragma omp parallel //@ RACE
    total++; //@ race(total)
    omp_unset_lock(&gate);
    return total;
}

// Claim: the initialisation of a lock is no synchronisation: it writes the variable that others set.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int total = 0;

#pragma omp parallel //@ RACE
    {
        omp_init_lock(&gate); //@ race(gate)
        omp_set_lock(&gate); //@ race(gate)
        total++;
        omp_unset_lock(&gate); //@ race(gate)
    }
    return total;
}

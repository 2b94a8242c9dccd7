// Claim: a lock that every iteration sets again is held at the start of each, and behind the loop.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int total = 0, rest = 0;

    omp_init_lock(&gate);
#pragma omp parallel //@ RACE_FREE
    {
        omp_set_lock(&gate);
        for (int k = 0; k < 4; k++) {
            total++;
            omp_unset_lock(&gate);
            omp_set_lock(&gate);
        }
        rest++;
        omp_unset_lock(&gate);
    }
    return total + rest;
}

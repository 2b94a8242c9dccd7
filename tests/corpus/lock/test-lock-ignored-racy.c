// Claim: omp_test_lock does not wait: who does not look at its result may not have the lock.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int done = 0;

    omp_init_lock(&gate);
#pragma omp parallel //@ RACE
    {
        int got = omp_test_lock(&gate);
        done++; //@ race(done)
        if (got)
            omp_unset_lock(&gate);
    }
    return done;
}

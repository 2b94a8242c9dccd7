// Claim: where omp_test_lock gives 0 the lock is not held.
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
        if (omp_test_lock(&gate)) {
            done++; //@ race(done)
            omp_unset_lock(&gate);
        } else {
            done++; //@ race(done)
        }
    }
    return done;
}

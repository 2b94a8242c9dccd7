// Claim: where omp_test_lock gives a result other than 0 the lock is held.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int done = 0;

    omp_init_lock(&gate);
#pragma omp parallel //@ RACE_FREE
    {
        if (omp_test_lock(&gate)) {
            done++;
            omp_unset_lock(&gate);
        }
    }
    return done;
}

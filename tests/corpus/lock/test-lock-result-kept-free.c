// Claim: the result of omp_test_lock says later, too, whether the lock is held.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int done = 0;

    omp_init_lock(&gate);
#pragma omp parallel //@ RACE_FREE
    {
        int got = omp_test_lock(&gate);
        if (got)
            done++;
        if (got)
            omp_unset_lock(&gate);
    }
    return done;
}

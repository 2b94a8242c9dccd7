// Claim: a loop that may give up does not end with the lock held.
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
        for (int tries = 0; tries < 3; tries++) {
            if (omp_test_lock(&gate)) {
                omp_unset_lock(&gate);
                break;
            }
        }
        done++; //@ race(done)
    }
    return done;
}

// Claim: a lock that the first iteration releases protects no iteration but that one.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int total = 0;

    omp_init_lock(&gate);
#pragma omp parallel //@ RACE
    {
        omp_set_lock(&gate);
        for (int k = 0; k < 4; k++) {
            if (k == 0)
                omp_unset_lock(&gate);
            total++; //@ race(total)
        }
    }
    return total;
}

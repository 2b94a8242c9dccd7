// Claim: a lock that is set on one path only is not surely held behind the branch.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <omp.h>

int main(int argc, char **argv)
{
    omp_lock_t gate;
    int total = 0;
    int careful = argc > 1;

    (void) argv;
    omp_init_lock(&gate);
#pragma omp parallel //@ RACE
    {
        if (careful)
            omp_set_lock(&gate);
        total++; //@ race(total)
        if (careful)
            omp_unset_lock(&gate);
    }
    return total;
}

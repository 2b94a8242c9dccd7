// Claim: a pointer to one of two locks is the lock that it points to.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int main(int argc, char **argv)
{
    omp_lock_t even, odd;
    omp_lock_t *gate = argc > 1 ? &even : &odd;
    int total = 0;

    (void) argv;
    omp_init_lock(&even);
    omp_init_lock(&odd);
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 8; i++) {
        omp_set_lock(gate);
        total += i;
        omp_unset_lock(gate);
    }
    return total;
}

// Claim: threads that choose different locks do not exclude each other.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int main(void)
{
    omp_lock_t even, odd;
    int total = 0;

    omp_init_lock(&even);
    omp_init_lock(&odd);
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 8; i++) {
        omp_lock_t *gate = i % 2 ? &odd : &even;
        omp_set_lock(gate);
        total += i; //@ race(total)
        omp_unset_lock(gate);
    }
    return total;
}

// Claim: an iteration that leaves a lock set makes the next one wait forever.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int total = 0;

    omp_init_lock(&gate);
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 8; i++) {
        omp_set_lock(&gate); //@ message(lock-not-released)
        total++;
    }
    return total;
}

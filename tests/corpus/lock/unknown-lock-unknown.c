// Claim: a lock of which nothing is known may exclude: no race is claimed, and nothing is proved.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

extern omp_lock_t *pick(int i);

int main(void)
{
    int total = 0;

#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
    for (int i = 0; i < 8; i++) {
        omp_lock_t *gate = pick(i);
        omp_set_lock(gate);
        total += i;
        omp_unset_lock(gate);
    }
    return total;
}

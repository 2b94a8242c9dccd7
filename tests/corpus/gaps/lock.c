// Claim: locks are not modelled yet, so what they protect is neither proved free nor accused.
// Source: semantics.md §6 (locks by address).
#include <omp.h>

int main(void)
{
    omp_lock_t gate;
    int inside = 0;

    omp_init_lock(&gate);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
    for (int i = 0; i < 20; i++) {
        omp_set_lock(&gate);
        inside += i;
        omp_unset_lock(&gate);
    }
    omp_destroy_lock(&gate);
    return inside;
}

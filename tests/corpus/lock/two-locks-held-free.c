// Claim: two accesses exclude each other if they have one lock in common, whatever else each holds.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int total;

int main(void)
{
    omp_lock_t one, other;

    omp_init_lock(&one);
    omp_init_lock(&other);
#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        {
            omp_set_lock(&one);
            omp_set_lock(&other);
            total++;
            omp_unset_lock(&one);
            total++;
            omp_unset_lock(&other);
        }
#pragma omp section
        {
            omp_set_lock(&other);
            total++;
            omp_unset_lock(&other);
        }
    }
    return total;
}

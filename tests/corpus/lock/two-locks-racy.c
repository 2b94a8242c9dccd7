// Claim: two different lock variables do not exclude each other.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

int total;

int main(void)
{
    omp_lock_t one, other;

    omp_init_lock(&one);
    omp_init_lock(&other);
#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        {
            omp_set_lock(&one);
            total++; //@ race(total)
            omp_unset_lock(&one);
        }
#pragma omp section
        {
            omp_set_lock(&other);
            total++; //@ race(total)
            omp_unset_lock(&other);
        }
    }
    return total;
}

// Claim: omp_set_num_threads sets the number of threads of the next team alone: teams that its threads make have the number that the
// environment names for them, as OMP_NUM_THREADS=4,3 does.
// Source: semantics.md §3; OpenMP 5.2 §2.4, §18.2.1, §21.1.2
#include <omp.h>

int main(void)
{
    int x = 0;

    omp_set_num_threads(1);
#pragma omp parallel //@ RACE
    {
#pragma omp parallel
        x = 1; //@ race(x)
    }
    return x;
}

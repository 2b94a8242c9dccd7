// Claim: what omp_set_num_threads sets inside of a region is the number of threads of the teams that the thread makes.
// Source: semantics.md §3; OpenMP 5.2 §2.4, §18.2.1
#include <omp.h>

int main(void)
{
    int x = 0;

    omp_set_num_threads(1);
#pragma omp parallel //@ RACE_FREE
    {
        omp_set_num_threads(1);
#pragma omp parallel
        x = 1;
    }
    return x;
}

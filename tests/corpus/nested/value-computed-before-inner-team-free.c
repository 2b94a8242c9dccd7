// Claim: a thread of the outer team goes on only when its inner team is joined, so that the inner threads read what it wrote last.
// Source: semantics.md §2 and §5 (FJ); OpenMP 5.2 §10.1.
#include <omp.h>

int seats[16];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
    {
        int seat = omp_get_thread_num();
        seat += 3;
#pragma omp parallel
        {
#pragma omp single
            seats[seat] = 1;
        }
        seat++;
    }
    return seats[3] != 1;
}

// Claim: a threadprivate variable is an object of each thread: writing it races with nothing.
// Source: semantics.md §8 (threadprivate: per thread); OpenMP 5.2 §5.2.
#include <omp.h>

static int seed;
#pragma omp threadprivate(seed)

int main(void)
{
    int drawn[8] = {0};

#pragma omp parallel num_threads(8) //@ RACE_FREE
    {
        int me = omp_get_thread_num();
        seed = 5 * me + 1;
        drawn[me] = seed % 7;
    }
    return drawn[1];
}

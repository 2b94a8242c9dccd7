// Claim: each thread changes its own firstprivate copy; reading the original for the copies conflicts with nothing.
// Source: semantics.md §8; OpenMP 5.2 §5.4.4.
#include <omp.h>

int main(void)
{
    int seed = 17;
    int draw[4];

#pragma omp parallel num_threads(4) firstprivate(seed) //@ RACE_FREE
    {
        int me = omp_get_thread_num();
        for (int k = 0; k <= me; k++)
            seed = (seed * 5 + 3) % 64;
        draw[me] = seed;
    }
    return draw[0];
}

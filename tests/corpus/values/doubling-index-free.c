// Claim: the powers of two below 64 stay in a thread's block of 64.
// Source: semantics.md §2 (trip numbers of geometric loops).
#include <omp.h>

int main(void)
{
    static int level[4 * 64];

#pragma omp parallel num_threads(4) //@ RACE_FREE
    {
        int base = 64 * omp_get_thread_num();
        for (int k = 1; k < 64; k *= 2)
            level[base + k] = k;
    }
    return level[32];
}

// Claim: in blocks of 63, the power 64 of one thread is the power 1 of the next.
// Source: semantics.md §2 (trip numbers of geometric loops).
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    static int level[4 * 64 + 1];

#pragma omp parallel num_threads(4) //@ RACE witness T<=2
    {
        int base = 63 * omp_get_thread_num();
        for (int k = 1; k <= 64; k *= 2)
            level[base + k] = k; //@ race(level)
    }
    return level[64];
}

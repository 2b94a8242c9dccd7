// Claim: each thread waits for the flag of its left neighbour: the address tells whose write was found.
// Source: semantics.md §6 (release/acquire), §2 (addresses)
// Output: depends on the team size
#include <omp.h>

static int part[8], up[8], sum[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
    {
        int me = omp_get_thread_num();
        part[me] = me * me;
#pragma omp atomic write release
        up[me] = 1;
        if (me > 0) {
            int ready = 0;
            while (!ready) {
#pragma omp atomic read acquire
                ready = up[me - 1];
            }
            sum[me] = part[me] + part[me - 1];
        }
    }
    return sum[0];
}

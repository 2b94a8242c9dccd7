// Claim: the left neighbour's flag says nothing of the thread two to the left, who has not handed anything over to the neighbour.
// Source: semantics.md §6 (release/acquire), §2 (addresses)
// Output: depends on the team size
#include <omp.h>

static int part[8], up[8], sum[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE
    {
        int me = omp_get_thread_num();
        part[me] = me * me; //@ race(part)
#pragma omp atomic write release
        up[me] = 1;
        if (me > 1) {
            int ready = 0;
            while (!ready) {
#pragma omp atomic read acquire
                ready = up[me - 1];
            }
            sum[me] = part[me - 2]; //@ race(part)
        }
    }
    return sum[0];
}

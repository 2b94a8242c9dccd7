// Claim: who counts last knows that all others are through, in a team of any size.
// Source: semantics.md §6
// Output: depends on the team size
#include <omp.h>

static int part[8], arrived, sum;

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE_FREE
    {
        int now;
        part[omp_get_thread_num()] = 1;
#pragma omp atomic capture acq_rel
        now = ++arrived;
        if (now == omp_get_num_threads())
            for (int i = 0; i < 8; i++)
                sum += part[i];
    }
    return sum & 127;
}

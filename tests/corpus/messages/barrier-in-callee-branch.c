// Claim: the condition that misaligns a barrier may stand in the caller.
// Source: semantics.md §4 (also in callees); OpenMP 5.2 §15.3.1.
#include <omp.h>

static void meet(void)
{
#pragma omp barrier //@ message(misaligned-barrier)
}

int main(void)
{
    int a[32] = {0};

#pragma omp parallel num_threads(32) //@ UNKNOWN(misaligned-barrier)
    {
        int me = omp_get_thread_num();
        a[me] = me;
        if (me % 2 == 0)
            meet();
        a[me] *= 2;
    }
    return a[1];
}

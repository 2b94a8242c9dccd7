// Claim: a barrier that only some threads reach is a message, and the region is never proved free.
// Source: semantics.md §4 (stamps need aligned barriers); OpenMP 5.2 §15.3.1.
#include <omp.h>

int main(void)
{
    int a[32] = {0};

#pragma omp parallel num_threads(32) //@ UNKNOWN(misaligned-barrier)
    {
        int me = omp_get_thread_num();
        a[me] = me;
        if (me > 0) {
#pragma omp barrier //@ message(misaligned-barrier)
        }
        a[me] += 1;
    }
    return a[1];
}

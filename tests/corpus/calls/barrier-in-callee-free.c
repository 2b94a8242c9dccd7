// Claim: a barrier that every thread reaches in a callee ends the phase of the caller.
// Source: semantics.md §4 (barriers, also in callees); OpenMP 5.2 §15.3.1.
#include <omp.h>

static void meet(void)
{
#pragma omp barrier
}

int main(void)
{
    int mail[17] = {0}, got[16];

#pragma omp parallel num_threads(16) //@ RACE_FREE
    {
        int me = omp_get_thread_num();
        mail[me] = 10 * me;
        meet();
        got[me] = mail[me + 1];
    }
    return got[0];
}

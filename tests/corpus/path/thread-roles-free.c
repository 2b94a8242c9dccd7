// Claim: if / else if on the thread number gives each variable one writer; the rest read nothing.
// Source: semantics.md §3 (plain statement: every thread) and §2 (path conditions).
#include <omp.h>

int main(void)
{
    int producer = 0, consumer = 0, helpers[32] = {0};

#pragma omp parallel num_threads(32) //@ RACE_FREE
    {
        int me = omp_get_thread_num();
        if (me == 0)
            producer = 1;
        else if (me == 1)
            consumer = 1;
        else
            helpers[me]++;
    }
    return producer + consumer + helpers[2];
}

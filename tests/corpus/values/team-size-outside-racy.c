// Claim: the team size read before the region is one, so thread 0 runs over everything.
// Source: semantics.md §3 (`nt` read before the region is 1).
#include <omp.h>

void clear(int n, int *a)
{
    int nt = omp_get_num_threads();

#pragma omp parallel //@ RACE witness T<=2 n<=2
    {
        for (int i = omp_get_thread_num(); i < n; i += nt)
            a[i] = 0; //@ race(a)
    }
}

// Claim: a cyclic distribution by hand with the team size read in the region gives each index to one thread.
// Source: semantics.md §3 (omp_get_num_threads is the innermost enclosing team's).
#include <omp.h>

void clear(int n, int *a)
{
#pragma omp parallel //@ RACE_FREE
    {
        int nt = omp_get_num_threads();
        for (int i = omp_get_thread_num(); i < n; i += nt)
            a[i] = 0;
    }
}

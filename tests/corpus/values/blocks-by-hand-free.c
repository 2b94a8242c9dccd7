// Claim: blocks of equal length computed from the thread number are disjoint.
// Source: semantics.md §3 (num_threads(n) gives at most n threads) and §2 (values).
#include <omp.h>
#define N 96
#define MAXT 6

int main(void)
{
    int a[N];

#pragma omp parallel num_threads(MAXT) //@ RACE_FREE
    {
        int chunk = N / MAXT;
        int lo = omp_get_thread_num() * chunk;
        int hi = lo + chunk;
        for (int i = lo; i < hi; i++)
            a[i] = i;
    }
    return a[0];
}

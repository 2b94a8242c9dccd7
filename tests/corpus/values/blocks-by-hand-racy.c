// Claim: blocks that include their upper bound share it with the next block.
// Source: semantics.md §3 and §2 (values).
#include <omp.h>
#define N 96
#define MAXT 6

int main(void)
{
    int a[N + 1];

#pragma omp parallel num_threads(MAXT) //@ RACE witness T<=2
    {
        int chunk = N / MAXT;
        int lo = omp_get_thread_num() * chunk;
        int hi = lo + chunk;
        for (int i = lo; i <= hi; i++)
            a[i] = i; //@ race(a)
    }
    return a[0];
}

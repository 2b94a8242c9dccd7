// Claim: the analysis defines _OPENMP, so the branch with the thread number is the one that counts.
// Source: semantics.md §3; OpenMP 5.2 §3.3.
#ifdef _OPENMP
#include <omp.h>
#define MY_THREAD omp_get_thread_num()
#else
#define MY_THREAD 0
#endif

int main(void)
{
    int part[12] = {0};

#pragma omp parallel num_threads(12) //@ RACE_FREE
    {
        for (int k = 0; k < 100; k++)
            part[MY_THREAD] += k;
    }
    return part[0];
}

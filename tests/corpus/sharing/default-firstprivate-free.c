// Claim: default(firstprivate) makes each unlisted scalar a copy per thread.
// Source: semantics.md §8; OpenMP 5.2 §5.4.1.
#include <omp.h>

int main(void)
{
    int offset = 40, step = 2;
    int out[6] = {0};

#pragma omp parallel num_threads(6) default(firstprivate) shared(out) //@ RACE_FREE
    {
        step += omp_get_thread_num();
        offset += step;
        out[omp_get_thread_num()] = offset;
    }
    return out[0];
}

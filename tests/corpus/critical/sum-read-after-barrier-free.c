// Claim: with a barrier between the critical and the read all shares are in before any thread reads.
// Source: semantics.md §4 and §6; OpenMP 5.2 §15.3.1.
#include <omp.h>

int main(void)
{
    double total = 0.0, share[64];

#pragma omp parallel num_threads(64) //@ RACE_FREE
    {
        int me = omp_get_thread_num();
        double part = 1.0 / (me + 1);
#pragma omp critical
        total += part;
#pragma omp barrier
        share[me] = part / total;
    }
    return share[0] > 0.5;
}

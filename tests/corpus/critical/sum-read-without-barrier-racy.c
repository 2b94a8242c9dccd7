// Claim: critical has no barrier: a thread may read the total while another still adds its share.
// Source: semantics.md §4 and §6; OpenMP 5.2 §15.2.
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    double total = 0.0, share[64];

#pragma omp parallel num_threads(64) //@ RACE witness T<=2
    {
        int me = omp_get_thread_num();
        double part = 1.0 / (me + 1);
#pragma omp critical
        total += part; //@ race(total)
        share[me] = part / total; //@ race(total)
    }
    return share[0] > 0.5;
}

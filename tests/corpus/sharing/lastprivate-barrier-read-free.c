// Claim: without nowait the copy-out comes before the loop's barrier, so a following read is ordered after it.
// Source: semantics.md §8; OpenMP 5.2 §5.4.5.
#include <omp.h>

int main(void)
{
    int last = -1;
    int out[40], seen[8];

#pragma omp parallel num_threads(8) //@ RACE_FREE
    {
#pragma omp for lastprivate(last)
        for (int i = 0; i < 40; i++) {
            last = 7 * i;
            out[i] = last;
        }
        seen[omp_get_thread_num()] = last;
    }
    return out[39] + seen[0];
}

// Claim: a barrier in a loop whose trip count differs per thread is misaligned.
// Source: semantics.md §4 (every enclosing loop uniform over the team); OpenMP 5.2 §15.3.1.
#include <omp.h>

int main(void)
{
    int a[32] = {0};

#pragma omp parallel num_threads(32) //@ UNKNOWN(misaligned-barrier)
    {
        int me = omp_get_thread_num();
        for (int k = 0; k < me; k++) {
            a[me] += k;
#pragma omp barrier //@ message(misaligned-barrier)
        }
    }
    return a[1];
}

// Claim: with a flag that every thread raises, it is not known whose data is complete.
// Source: semantics.md §6 (proved to read that release)
// Output: depends on the team size
#include <omp.h>

static int part[8], flag, sum[8];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE
    {
        int me = omp_get_thread_num();
        part[me] = me; //@ race(part)
        if (me > 0) {
#pragma omp atomic write release
            flag = 1;
        } else {
            int ready = 0;
            while (!ready) { //@ message(needs-more-threads)
#pragma omp atomic read acquire
                ready = flag;
            }
            for (int i = 1; i < omp_get_num_threads(); i++)
                sum[me] += part[i]; //@ race(part)
        }
    }
    return sum[0] & 127;
}

// Claim: what ends the waiting loop stands before the place as well, so that every thread gets to a barrier there.
// Source: OpenMP 5.2 §15.3.1, §1.4.5
#include <omp.h>

static int go, part[4], next[4];

int main(void)
{
#pragma omp parallel num_threads(4) //@ RACE fix(part: barrier)
    {
        int me = omp_get_thread_num();
        if (me == 0) {
#pragma omp atomic write release
            go = 1;
        } else {
            int seen = 0;
            while (!seen) {
#pragma omp atomic read acquire
                seen = go;
            }
        }
        part[me] = 7; //@ race(part)
        next[me] = part[(me + 1) % omp_get_num_threads()]; //@ race(part)
    }
    return next[0];
}

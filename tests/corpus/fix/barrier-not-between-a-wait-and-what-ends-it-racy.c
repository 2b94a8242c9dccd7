// Claim: a barrier between the loop of one thread and the write that ends it would hold the writer: nobody gets on.
// Source: OpenMP 5.2 §15.3.1 (all threads complete it), §1.4.5
// Output: depends on the team size
#include <omp.h>

static int go, x, y;

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE nofix(x: barrier)
    {
        int me = omp_get_thread_num();
        if (me == 1) {
            x = 5; //@ race(x)
            int seen = 0;
            while (!seen) {
#pragma omp atomic read acquire
                seen = go;
            }
        }
        if (me == 0) {
            y = x; //@ race(x)
#pragma omp atomic write release
            go = 1;
        }
    }
    return y & 8;
}

// Claim: the barrier of a loop would hold the thread that ends the wait of another; behind the write there may be a barrier.
// Source: OpenMP 5.2 §15.6, §15.3.1
#include <omp.h>

static int go, a[8], y[2];

int main(void)
{
    for (int i = 0; i < 8; i++)
        a[i] = 3;
#pragma omp parallel num_threads(2) //@ RACE fix(a: barrier) nofix(a: remove-nowait)
    {
        int me = omp_get_thread_num();
        if (me == 1) {
            int seen = 0;
            while (!seen) {
#pragma omp atomic read acquire
                seen = go;
            }
        }
#pragma omp for schedule(static) nowait
        for (int i = 0; i < 8; i++)
            a[i] = 3; //@ race(a)
        if (me == 0) {
#pragma omp atomic write release
            go = 1;
        }
        y[me] = a[7 - me]; //@ race(a)
    }
    return y[0];
}

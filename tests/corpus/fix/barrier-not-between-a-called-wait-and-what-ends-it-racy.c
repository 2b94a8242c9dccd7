// Claim: a function that waits for the value at an address is a wait where it is called: no barrier between the call and the write.
// Source: OpenMP 5.2 §15.3.1 (all threads complete it), §1.4.5
// Output: depends on the team size
#include <omp.h>

static int go, x, y;

static void await(int *flag)
{
    int done = 0;
    do {
        int v;
#pragma omp atomic read acquire
        v = *flag;
        done = v == 1;
    } while (!done);
}

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE nofix(x: barrier)
    {
        int me = omp_get_thread_num();
        if (me == 1) {
            x = 5; //@ race(x)
            await(&go);
        }
        if (me == 0) {
            y = x; //@ race(x)
#pragma omp atomic write release
            go = 1;
        }
    }
    return y & 8;
}

// Claim: a function that calls itself until it finds the value waits like a loop, though it counts its calls.
// Source: OpenMP 5.2 §15.3.1 (all threads complete it), §1.4.5
// Output: depends on the team size
#include <omp.h>

static int go, x, y;

static int look(const int *p)
{
    int v;
#pragma omp atomic read acquire
    v = *p;
    return v;
}

static void await(const int *p, int calls)
{
    if (!look(p))
        await(p, calls + 1);
}

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE nofix(x: barrier)
    {
        int me = omp_get_thread_num();
        if (me == 1) {
            x = 5; //@ race(x)
            await(&go, 0);
        }
        if (me == 0) {
            y = x; //@ race(x)
#pragma omp atomic write release
            go = 1;
        }
    }
    return y & 8;
}

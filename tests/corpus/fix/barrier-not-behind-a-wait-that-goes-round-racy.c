// Claim: a subscript that comes round again brings no end nearer.
// Source: OpenMP 5.2 §15.3.1 (all threads complete it), §1.4.5
// Output: depends on the team size
#include <omp.h>

static int go, x, y;

static int flags[8];

static int look(const int *p)
{
    int v;
#pragma omp atomic read acquire
    v = *p;
    return v;
}

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE nofix(x: barrier)
    {
        int me = omp_get_thread_num();
        if (me == 1) {
            x = 5; //@ race(x)
            int i = 0;
            while (!look(&flags[i % 8]) && !look(&go))
                i++;
        }
        if (me == 0) {
            y = x; //@ race(x)
#pragma omp atomic write release
            go = 1;
        }
    }
    return y & 8;
}

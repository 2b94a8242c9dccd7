// Claim: a loop that counts only in the trips that find the value waits for it: no barrier before the write.
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
            x = 5; //@ race(x) possible
            int k = 0;
            while (k < 3) {
                int v;
#pragma omp atomic read acquire
                v = go;
                if (v)
                    k++;
            }
        }
        if (me == 0) {
            y = x; //@ race(x) possible
#pragma omp atomic write release
            go = 1;
        }
    }
    return y & 8;
}

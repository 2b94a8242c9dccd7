// Claim: sweeps that go on until they change little come to their end alone.
// Source: OpenMP 5.2 §15.3.1 (all threads complete it), §1.4.5
// Output: depends on the team size
#include <omp.h>

static int go, x, y;

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE fix(x: barrier)
    {
        int me = omp_get_thread_num();
        if (me == 1) {
            x = 5; //@ race(x)
            double u[4] = {1, 2, 3, 4}, w[4], error = 1;
            while (error > 0.1) {
                error = 0;
                for (int i = 0; i < 4; i++) {
                    w[i] = u[i] / 2;
                    double change = u[i] - w[i];
                    if (change > error)
                        error = change;
                }
                for (int i = 0; i < 4; i++)
                    u[i] = w[i];
            }
            x = (int)u[0]; //@ race(x)
        }
        if (me == 0) {
            y = x; //@ race(x)
#pragma omp atomic write release
            go = 1;
        }
    }
    return y & 8;
}

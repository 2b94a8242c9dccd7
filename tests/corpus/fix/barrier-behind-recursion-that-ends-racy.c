// Claim: a function that calls itself with less comes to its end alone.
// Source: OpenMP 5.2 §15.3.1 (all threads complete it), §1.4.5
// Output: depends on the team size
#include <omp.h>

static int go, x, y;

static int gcd(int a, int b)
{
    return b == 0 ? a : gcd(b, a % b);
}

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE fix(x: barrier)
    {
        int me = omp_get_thread_num();
        if (me == 1) {
            x = 5; //@ race(x)
            x = gcd(12, 18); //@ race(x)
        }
        if (me == 0) {
            y = x; //@ race(x)
#pragma omp atomic write release
            go = 1;
        }
    }
    return y & 8;
}

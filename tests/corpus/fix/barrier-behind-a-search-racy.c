// Claim: a search that halves its interval on either path comes to its end alone.
// Source: OpenMP 5.2 §15.3.1 (all threads complete it), §1.4.5
// Output: depends on the team size
#include <omp.h>

static int go, x, y;
static const int t[8] = {0, 1, 2, 3, 4, 5, 6, 7};

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE fix(x: barrier)
    {
        int me = omp_get_thread_num();
        if (me == 1) {
            x = 5; //@ race(x)
            int low = 0, high = 7;
            while (low < high) {
                int middle = (low + high) / 2;
                if (t[middle] < 3)
                    low = middle + 1;
                else
                    high = middle;
            }
            x = low; //@ race(x)
        }
        if (me == 0) {
            y = x; //@ race(x)
#pragma omp atomic write release
            go = 1;
        }
    }
    return y & 8;
}

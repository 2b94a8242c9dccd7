// Claim: a product of which one factor differs between threads differs; a barrier under a condition on it is not met by all threads.
// Source: semantics.md §2, Values
#include <omp.h>
int a[1000];
void f(int n)
{
#pragma omp parallel //@ RACE
    {
        int t = omp_get_thread_num(), x = n, y = n;
        for (int k = 0; k < n; k++) {
            x = x * y % 7 + k;
            y = y * x % 5 + (k > 3 ? t : 0);
            if (x > 3) {
#pragma omp barrier //@ message(misaligned-barrier)
            }
            if (t == 0)
                a[0] = k; //@ race(a) possible
#pragma omp barrier
            int s = a[0]; //@ race(a) possible
            (void)s;
#pragma omp barrier
        }
    }
}

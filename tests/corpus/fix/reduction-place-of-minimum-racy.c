// Claim: the place of the first smallest value depends on the order: the value alone would be a reduction, both together are none. A critical
// region that says which one of equal values wins keeps both. Source: OpenMP 5.2 §5.5.8, §15.2
#include <stdio.h>
#define N 40

int main(void)
{
    int a[N], m = 1000, at = -1;

    for (int i = 0; i < N; i++)
        a[i] = i * 7 % 10;
    //@ RACE nofix(m: reduction) nofix(m: atomic) fix(m: critical) fix(at: critical) nofix(at: private) nofix(at: lastprivate)
    //@ nofix(at: reduction) nofix(at: atomic)
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        if (a[i] < m) { //@ race(m) possible
            m = a[i];   //@ race(m) possible
            at = i;     //@ race(at) possible
        }
    printf("%d %d\n", m, at);
    return 0;
}

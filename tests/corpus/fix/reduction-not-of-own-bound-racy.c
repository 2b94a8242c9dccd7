// Claim: a loop whose body changes its own bound is not canonical: a reduction would leave each thread another number of iterations.
// Source: OpenMP 5.2 §4.4.1 (the bound is invariant), §5.5.5
#include <stdio.h>
#define N 20

int main(void)
{
    int a[N], s = 8;

    for (int i = 0; i < N; i++)
        a[i] = i < 5;
#pragma omp parallel for //@ RACE nofix(s: reduction) nofix(s: private) nofix(s: firstprivate) nofix(s: lastprivate) nofix(s: linear)
    for (int i = 0; i < s; i++) //@ race(s) possible
        s += a[i]; //@ race(s) possible message(not-canonical)
    printf("%d\n", s);
    return 0;
}

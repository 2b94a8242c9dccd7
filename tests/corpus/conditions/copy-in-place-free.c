// Claim: the caller in sight works in place: no two iterations meet. Source: docs/decisions/0029; semantics.md §10.
#include <stdio.h>
static double a[100];

static void copy(double *to, const double *from, int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        to[i] = 2 * from[i] + 1;
}

int main(void)
{
    copy(a, a, 100);
    printf("%g\n", a[99]);
    return 0;
}

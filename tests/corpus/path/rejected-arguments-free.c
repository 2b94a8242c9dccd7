// Claim: a return before the region restricts the inputs that reach it.
// Source: semantics.md §1 (free inputs) and §2 (path conditions); algorithms.md §2 (values).
#include <stdio.h>

int main(void)
{
    static double a[200];
    int off;

    if (scanf("%d", &off) != 1)
        return 1;
    if (off < 100 || off > 110)
        return 2;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 90; i++)
        a[i] = a[i + off] + 1.0;
    return a[0] > 5.0;
}

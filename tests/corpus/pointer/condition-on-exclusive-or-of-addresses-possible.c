// Claim: that two pointers lead to different memory is not for the callers alone: the program goes on where they are equal alone.
// Source: semantics.md §10; docs/decisions/0007
#include <stdint.h>

void f(int *p, int *q, int *a)
{
    if ((uintptr_t)p ^ (uintptr_t)q)
        return;
#pragma omp parallel //@ RACE
    {
#pragma omp single
        *q = 7;
        if (*p != 7)
            a[0] = a[0] + 1; //@ race(a) possible
    }
}

// Claim: that two pointers lead to different memory is not for the callers alone: only one function sets them, to the same memory.
// Source: semantics.md §10; docs/decisions/0007
#include <stdlib.h>

static int *p, *q;
void init(void)
{
    p = malloc(sizeof *p);
    q = p;
}

void f(int *a)
{
#pragma omp parallel //@ RACE
    {
#pragma omp single
        *q = 7;
        if (*p != 7)
            a[0] = a[0] + 1; //@ race(a) possible
    }
}

// Claim: that two pointers lead to different memory is not for the callers alone: the program goes on where the blocks that hold them are equal alone.
// Source: semantics.md §10; docs/decisions/0007
#include <string.h>

struct holder {
    int *p;
};

void f(struct holder *x, struct holder *y, int *a)
{
    if (memcmp(x, y, sizeof *x))
        return;
    int *p = x->p, *q = y->p;
#pragma omp parallel //@ RACE
    {
#pragma omp single
        *q = 7;
        if (*p != 7)
            a[0] = a[0] + 1; //@ race(a) possible
    }
}

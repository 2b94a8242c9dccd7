// Claim: a header that is not found is a message, and a region that uses what it may define is not understood.
// Source: semantics.md §1 (what is not understood makes the region UNKNOWN).
#include "no-such-header-scale.h" //@ message(missing-include)

int main(void)
{
    int a[40];

#pragma omp parallel for //@ UNKNOWN(missing-include)
    for (int i = 0; i < 40; i++)
        a[i] = SCALE * i;
    return a[39];
}

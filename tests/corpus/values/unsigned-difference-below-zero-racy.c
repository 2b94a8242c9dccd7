// Claim: n - 1 of an unsigned n that is 0 is larger than 100.
// Source: semantics.md §2 (values: unsigned wrap; free inputs)
#include <stddef.h>

int clamp(size_t n)
{
    int x = 0;

    if (n < 50) {
#pragma omp parallel //@ RACE witness T<=2 n<=0
        {
            if (n - 1 > 100)
                x = 1; //@ race(x)
        }
    }
    return x;
}

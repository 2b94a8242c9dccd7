// Claim: elements that loops over the largest unsigned numbers of 64 bits reach meet those that are named by small numbers.
// Source: semantics.md §2 (integer arithmetic is exact, also unsigned wrap)
#include <limits.h>
#include <stdio.h>
#define BASE (ULLONG_MAX - 15)
double one[16], rows[80];
int main(void)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (unsigned long long i = BASE; i < ULLONG_MAX; ++i)
        if (i - BASE == 3 || i == ULLONG_MAX - 1)
            one[3] = 1.5; //@ race(one)
#pragma omp parallel for //@ RACE witness T<=2
    for (int k = 0; k < 4; k++)
        for (unsigned long long i = BASE; i != 4; i++)
            rows[19 * k + (i - BASE)] += 1.5; //@ race(rows)
    printf("%g %g\n", one[3], rows[19]);
    return 0;
}

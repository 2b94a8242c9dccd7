// Claim: where a loop over unsigned numbers of 64 bits passes 2^63, the element that it reaches by the difference to a base is told
// exactly, and so is which numbers lie beyond it. Source: semantics.md §2 (integer arithmetic is exact, also unsigned wrap)
#include <limits.h>
#include <stdio.h>
double down[16], rows[64], last;
int main(void)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (unsigned long long i = LLONG_MAX + 12ULL; i != LLONG_MAX - 3ULL; --i)
        if (i == LLONG_MAX - 1ULL)
            down[i - LLONG_MAX + 8] = 1.5; //@ race(down)
        else if (i == LLONG_MAX + 5ULL)
            down[7] = 1.5; //@ race(down)
#pragma omp parallel for //@ RACE witness T<=2
    for (int k = 0; k < 4; k++)
        for (unsigned long long i = LLONG_MAX - 5ULL; i <= LLONG_MAX + 10ULL; i++)
            rows[15 * k + (i + 5 - LLONG_MAX)] += 1.5; //@ race(rows)
#pragma omp parallel for //@ RACE witness T<=2
    for (unsigned long long i = LLONG_MAX - 5ULL; i < LLONG_MAX + 10ULL; i++)
        if (i > LLONG_MAX + 7ULL)
            last = 1.5; //@ race(last)
    printf("%g %g %g\n", down[7], rows[15], last);
    return 0;
}

// Claim: unsigned numbers of 64 bits are exact also where a loop passes 2^63: what is left of a subscript after the base is taken away
// modulo 2^64 is the element. Source: semantics.md §2 (integer arithmetic is exact, also unsigned wrap); OpenMP 5.2 §4.4.1
#include <limits.h>
#include <stdio.h>
double down[16], rows[4][16], up[30];
int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (unsigned long long i = LLONG_MAX + 12ULL; i != LLONG_MAX - 3ULL; --i)
        down[i - LLONG_MAX + 2] += 1.5;
#pragma omp parallel for //@ RACE_FREE
    for (int k = 0; k < 4; k++)
        for (unsigned long long i = LLONG_MAX - 5ULL; i <= LLONG_MAX + 10ULL; i++)
            rows[k][i + 5 - LLONG_MAX] += 1.5;
#pragma omp parallel for //@ RACE_FREE
    for (unsigned long long i = LLONG_MAX - 5ULL; i < LLONG_MAX + 10ULL; i += 2)
        if (i > LLONG_MAX)
            up[i / 2 - (LLONG_MAX + 1ULL) / 2] += 1.5;
    printf("%g %g %g\n", down[3], rows[2][3], up[2]);
    return 0;
}

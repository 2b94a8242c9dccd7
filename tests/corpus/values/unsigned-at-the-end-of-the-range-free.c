// Claim: loops over the largest unsigned numbers of 64 bits stay below 2^64, or pass it where the program lets them.
// Source: semantics.md §2 (integer arithmetic is exact, also unsigned wrap); OpenMP 5.2 §4.4.1
#include <limits.h>
#include <stdio.h>
#define BASE (ULLONG_MAX - 15)
double one[16], two[8], rows[4][20];
int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (unsigned long long i = BASE; i < ULLONG_MAX; ++i)
        one[i - BASE] += 1.5;
#pragma omp parallel for //@ RACE_FREE
    for (unsigned long long i = BASE; i <= ULLONG_MAX - 2; i += 2)
        two[(i - BASE) / 2] += 1.5;
#pragma omp parallel for //@ RACE_FREE
    for (int k = 0; k < 4; k++)
        for (unsigned long long i = BASE; i != 4; i++)
            rows[k][i - BASE] += 1.5;
    printf("%g %g %g\n", one[3], two[2], rows[1][17]);
    return 0;
}

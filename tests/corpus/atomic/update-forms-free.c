// Claim: every spelling of an atomic update of one location excludes the others.
// Source: semantics.md §6; OpenMP 5.2 §15.8.4.
#include <stdio.h>

int main(void)
{
    long x = 0;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 1; i <= 50; i++) {
#pragma omp atomic
        x++;
#pragma omp atomic
        --x;
#pragma omp atomic update
        x += i;
#pragma omp atomic
        x = x - i;
#pragma omp atomic
        x = 2 + x;
    }
    printf("%ld\n", x);
    return 0;
}

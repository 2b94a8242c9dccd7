// Claim: a second pointer to the elements updates them with another operator, whose order matters: no clause, and no atomic, keeps the
// result. Source: OpenMP 5.2 §5.5.5, §15.8.4
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    unsigned *sums = calloc(16, sizeof(unsigned)), *marks = sums;
#pragma omp parallel for //@ RACE nofix(sums: reduction) nofix(marks: reduction) nofix(sums: atomic) nofix(marks: atomic)
    for (int i = 0; i < 500; i++) {
        sums[i % 16]++; //@ race
        marks[i % 3] ^= 1; //@ race
    }
    for (int i = 0; i < 16; i++)
        printf("%u\n", sums[i]);
    free(sums);
    return 0;
}

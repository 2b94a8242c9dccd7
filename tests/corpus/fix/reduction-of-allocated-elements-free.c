// Claim: all elements of an allocated array are an item of a reduction. Source: OpenMP 5.2 §5.5.5, §3.2.5 (array sections)
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    long *high = calloc(16, sizeof(long));
#pragma omp parallel for reduction(+:high[0:16]) //@ RACE_FREE
    for (int i = 0; i < 500; i++)
        high[i % 16]++;
    for (int i = 0; i < 16; i++)
        printf("%ld\n", high[i]);
    free(high);
    return 0;
}

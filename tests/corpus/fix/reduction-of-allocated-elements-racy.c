// Claim: all elements of an allocated array are an item of a reduction, where their number is the same in every run.
// Source: OpenMP 5.2 §5.5.5, §3.2.5 (array sections)
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    const int bins = 8;
    long *high = calloc(16, sizeof(long));
    int *low = malloc(bins * sizeof *low);
    for (int i = 0; i < bins; i++)
        low[i] = 1;
#pragma omp parallel for //@ RACE fix(high: reduction) fix(low: reduction) offers(high: atomic)
    for (int i = 0; i < 500; i++) {
        high[i % 16]++; //@ race(high)
        low[i % bins] -= i; //@ race(low)
    }
    for (int i = 0; i < bins; i++)
        printf("%ld %d\n", high[i], low[i]);
    free(high);
    free(low);
    return 0;
}

// Claim: one allocation used as two halves that do not overlap.
// Source: semantics.md §9.
#include <stdlib.h>

int main(int argc, char **argv)
{
    int half = argc + 7;
    int *both = malloc(2 * half * sizeof(int));
    int *upper;

    (void)argv;
    if (both == NULL)
        return 1;
    upper = both + half;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < half; i++) {
        both[i] = i;
        upper[i] = -i;
    }
    free(both);
    return 0;
}

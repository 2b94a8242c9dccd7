// Claim: the upper half starts one element too early.
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
    upper = both + half - 1;
#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < half; i++) {
        both[i] = i; //@ race
        upper[i] = -i; //@ race
    }
    free(both);
    return 0;
}

// Claim: memset clears characters: its bytes may be those of numbers of another type.
// Source: ISO C11 6.5p7, 7.24.1p3; semantics.md §9
#include <string.h>

struct pair {
    double value;
    double *next;
};

void clear(struct pair *a, long *b, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap a b)
    for (int i = 0; i < n; i++) {
        memset(&a[i], 0, sizeof a[i]);
        b[i] = i;
    }
}

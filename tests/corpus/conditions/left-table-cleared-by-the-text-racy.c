// Claim: that the values of a table differ is no condition where the text itself has cleared it. Source: docs/decisions/0029
#include <string.h>

struct lists {
    int *start;
    double *values;
};

struct set {
    struct lists *lists;
};

void next(struct set *set);

void clear(struct set *set, int n)
{
    next(set);
    memset(set->lists->start, 0, n * sizeof(int));
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        set->lists->values[set->lists->start[i]] = 1; //@ race(set) possible
}

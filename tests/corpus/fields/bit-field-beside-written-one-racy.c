// Claim: a bit-field keeps its value where its neighbour is written: the condition holds although the last store was a 0.
// Source: semantics.md §2 (values), §9; ISO C 6.7.2.1. Output: depends on the team size
#include <stdio.h>

struct gate {
    unsigned kind : 2;
    int level : 6;
};

int main(void)
{
    int count = 0;
    struct gate g = {1, -5};
    struct gate h = g;

    h.kind = 0;
#pragma omp parallel //@ RACE
    {
        if (h.level == -5)
            count++; //@ race(count)
    }
    printf("%d\n", count);
    return 0;
}

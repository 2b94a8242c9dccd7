// Claim: writing one bit-field of a run leaves what the others hold, and a bit-field holds no more than its bits: the level
// stays 5, and 4 in two bits is 0.
// Source: semantics.md §2 (values), §9; ISO C 6.7.2.1.
#include <stdio.h>

struct gate {
    unsigned kind : 2;
    unsigned level : 6;
};

int main(void)
{
    int wrong = 0;
    struct gate g = {1, 5};

    unsigned kind = 4;
    g.kind = kind;
#pragma omp parallel //@ RACE_FREE
    {
        if (g.level != 5 || g.kind != 0)
            wrong++;
    }
    printf("%d\n", wrong);
    return 0;
}

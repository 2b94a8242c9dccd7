// Claim: a write that only certain command lines reach is a race: there is an input.
// Source: semantics.md §1 (free inputs are exact); algorithms.md §10 (input-dependent branches).
#include <stdlib.h>

int main(int argc, char **argv)
{
    int limit = argc > 1 ? atoi(argv[1]) : 0;
    int over = 0;
    int load[64];

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 64; i++) {
        load[i] = i * i;
        if (limit > 100 && i * i > limit)
            over = 1; //@ race(over)
    }
    return over + load[63];
}

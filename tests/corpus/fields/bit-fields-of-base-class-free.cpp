// Claim: the bit-fields of a base class and of a derived one are in different runs.
// Source: semantics.md §9; ISO C++ [intro.memory].
#include <cstdio>

struct flags {
    unsigned open : 4;
};

struct door : flags {
    unsigned locked : 4;
};

int main()
{
    door d = {};

#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        d.open = 1;
#pragma omp section
        d.locked = 2;
    }
    std::printf("%u %u\n", d.open, d.locked);
    return 0;
}

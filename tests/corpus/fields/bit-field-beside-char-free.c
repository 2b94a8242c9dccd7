// Claim: a bit-field shares no memory location with the member behind it, even if that is in the same unsigned.
// Source: semantics.md §9; ISO C 3.14 (memory location).
#include <stdio.h>

struct entry {
    unsigned used : 1;
    unsigned char key;
};

int main(void)
{
    struct entry e = {0, 0};

#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        e.used = 1;
#pragma omp section
        e.key = 7;
    }
    printf("%u %u\n", e.used, e.key);
    return 0;
}

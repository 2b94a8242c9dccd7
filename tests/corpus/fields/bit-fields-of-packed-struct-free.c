// Claim: in a packed structure a run of bit-fields takes as many bytes as its bits need; the member behind it is another location.
// Source: semantics.md §9; ISO C 3.14 (memory location); GCC manual, attribute packed.
#include <stdio.h>

struct __attribute__((packed)) entry {
    unsigned kind : 3;
    unsigned number : 30;
    char key;
};

int main(void)
{
    struct entry e = {0, 0, 0};

#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        e.number = 123456;
#pragma omp section
        e.key = 7;
    }
    printf("%u %u %d\n", e.kind, e.number, e.key);
    return 0;
}

// Claim: adjacent bit-fields are one memory location, whatever types they are declared with: the flag lies in the byte behind
// the forty bits of the number.
// Source: semantics.md §9; ISO C 3.14 (memory location).
#include <stdio.h>

struct entry {
    unsigned long long number : 40;
    _Bool used : 1;
    char key;
};

int main(void)
{
    struct entry e = {0, 0, 0};

#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        e.number = 123456789012; //@ race(e)
#pragma omp section
        e.used = 1; //@ race(e)
#pragma omp section
        e.key = 7;
    }
    printf("%llu %d %d\n", (unsigned long long) e.number, e.used, e.key);
    return 0;
}

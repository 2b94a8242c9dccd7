// Claim: a bit-field's memory location is its whole run, of nine bytes here, not the unsigned that it is declared with: the
// last bit-field is in bytes 0 to 8, of which the third word holds the last one.
// Source: semantics.md §9; ISO C 3.14 (memory location); System V ABI for x86-64 §3.1.2.
#include <stdio.h>

union packet {
    struct {
        unsigned first : 30, second : 30, third : 4;
    } fields;
    unsigned words[3];
};

int main(void)
{
    union packet u = {{0, 0, 0}};

#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        u.fields.third = 1; //@ race(u)
#pragma omp section
        u.words[2] = 1; //@ race(u)
    }
    printf("%u\n", u.words[2]);
    return 0;
}

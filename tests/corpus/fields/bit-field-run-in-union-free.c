// Claim: the run of bit-fields ends with the byte of its last bit: the bytes behind that belong to no bit-field, though the
// last one is declared as an unsigned of four bytes.
// Source: semantics.md §9; ISO C 3.14 (memory location); System V ABI for x86-64 §3.1.2.
#include <stdio.h>

union packet {
    struct {
        unsigned first : 30, second : 30, third : 4;
    } fields;
    unsigned char bytes[12];
};

int main(void)
{
    union packet u = {{0, 0, 0}};

#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        u.fields.third = 1;
#pragma omp section
        u.bytes[9] = 1;
    }
    printf("%u %u\n", u.fields.third, u.bytes[9]);
    return 0;
}

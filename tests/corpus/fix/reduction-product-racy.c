// Claim: a product is a reduction; a second clause is not needed where one with the same operator exists.
// Source: OpenMP 5.2 §5.5.8
#include <stdio.h>
#define N 10

int main(void)
{
    unsigned p = 1, q = 1;

#pragma omp parallel for reduction(* : q) //@ RACE fix(p: reduction)
    for (int i = 0; i < N; i++) {
        q *= 2;
        p *= (unsigned)i % 3 + 1; //@ race(p)
    }
    printf("%u %u\n", p, q);
    return 0;
}

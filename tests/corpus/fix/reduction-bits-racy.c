// Claim: exclusive or, or, and on bits are reductions, each with its operator. Source: OpenMP 5.2 §5.5.8
#include <stdio.h>
#define N 33

int main(void)
{
    unsigned h = 0x55, any = 0, all = ~0u;

#pragma omp parallel for //@ RACE fix(h: reduction) fix(any: reduction) fix(all: reduction)
    for (int i = 0; i < N; i++) {
        h ^= (unsigned)i * 2654435761u; //@ race(h)
        any |= (unsigned)(i % 4) << 3;  //@ race(any)
        all &= (unsigned)i | 0x1C0u;    //@ race(all)
    }
    printf("%u %u %u\n", h, any, all);
    return 0;
}

// Claim: several reductions with different operators combine without conflict.
// Source: semantics.md §8; OpenMP 5.2 §5.5.
#include <stdio.h>

int main(void)
{
    int sum = 0, top = -1, all = 1;
    unsigned bits = 0;

#pragma omp parallel for reduction(+ : sum) reduction(max : top) reduction(| : bits) reduction(&& : all) //@ RACE_FREE
    for (int i = 0; i < 90; i++) {
        int v = (i * 31) % 47;
        sum += v;
        if (v > top)
            top = v;
        bits |= 1u << (v % 32);
        all = all && v < 47;
    }
    printf("%d %d %u %d\n", sum, top, bits, all);
    return 0;
}

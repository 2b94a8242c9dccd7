// Claim: the statement that gathers a sum calls a function that counts on from call to call: a critical region around both would be free
// of races, and its result would depend on the order of the iterations. Source: OpenMP 5.2 §15.2
#include <stdio.h>

static unsigned seed = 1;

static unsigned next(void)
{
    seed = seed * 1103515245u + 12345u; //@ race(seed)
    return seed >> 16; //@ race(seed)
}

int main(void)
{
    unsigned sum = 0;
#pragma omp parallel for //@ RACE nofix(sum: critical) nofix(seed: critical) nofix(seed: atomic)
    for (int i = 0; i < 50; i++)
        sum += next() * i; //@ race(sum)
    printf("%u\n", sum);
    return 0;
}

// Claim: a static variable of a function that keeps a value from one call to the next cannot be automatic.
// Source: OpenMP 5.2 §5.1.2 (static variables of called functions are shared)
#include <stdio.h>

static int step(int a)
{
    static int seen;
    if (a > 3)
        seen = a;     //@ race(seen)
    return a + seen;  //@ race(seen)
}

int main(void)
{
    int out[30], sum = 0;
#pragma omp parallel for //@ RACE nofix(seen: automatic) nofix(seen: threadprivate) nofix(seen: atomic)
    for (int i = 0; i < 30; i++)
        out[i] = step(i);
    for (int i = 0; i < 30; i++)
        sum += out[i] * i;
    printf("%d\n", sum);
    return 0;
}

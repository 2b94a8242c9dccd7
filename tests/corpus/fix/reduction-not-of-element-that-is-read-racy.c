// Claim: one iteration reads the element in which all iterations gather: what it has gathered by then is needed, and no local variable
// may stand for it. Source: OpenMP 5.2 §5.5.5
#include <stdio.h>

int main(void)
{
    unsigned a[100];
    for (unsigned i = 0; i < 100; i++)
        a[i] = i + 1;
#pragma omp parallel for //@ RACE nofix(a: reduction) nofix(a: atomic)
    for (int i = 0; i < 100; i++)
        a[30] += a[i]; //@ race
    printf("%u\n", a[30]);
    return 0;
}

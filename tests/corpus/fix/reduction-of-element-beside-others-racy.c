// Claim: the first element of an array gathers what the others hold: no iteration reads it, so that a local variable may stand for it.
// Source: OpenMP 5.2 §5.5.5
#include <stdio.h>

int main(void)
{
    int a[100];
    for (int i = 0; i < 100; i++)
        a[i] = i;
#pragma omp parallel for //@ RACE fix(a: reduction) offers(a: atomic)
    for (int i = 1; i < 100; i++)
        a[0] += a[i]; //@ race
    printf("%d\n", a[0]);
    return 0;
}

// Claim: an array whose length is in a variable that never changes has a known size: it can be a reduction's item.
// Source: OpenMP 5.2 §5.5.5
#include <stdio.h>

int main(void)
{
    int n = 16;
    int *h = 0, sum = 0;
    int store[16] = {0};
    const int bins = 8;
    int g[bins];

    h = store;
    for (int i = 0; i < bins; i++)
        g[i] = h[i];
#pragma omp parallel for //@ RACE fix(g: reduction) offers(g: atomic)
    for (int i = 0; i < 4 * n; i++)
        g[i * i % bins] += i; //@ race(g)
    for (int i = 0; i < bins; i++)
        sum += g[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

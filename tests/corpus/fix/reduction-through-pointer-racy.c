// Claim: what a pointer leads to is gathered in a local variable, which is a reduction's item, and added behind the loop.
// Source: OpenMP 5.2 §5.5.5, §5.5.8 (items are variables and sections)
#include <stdio.h>

static void total(const int *restrict x, int n, long *restrict s)
{
#pragma omp parallel for //@ RACE fix(s: reduction) offers(s: atomic)
    for (int i = 0; i < n; i++)
        *s += x[i]; //@ race
}

int main(void)
{
    int x[50];
    long s = 5;
    for (int i = 0; i < 50; i++)
        x[i] = i * i % 13;
    total(x, 50, &s);
    printf("%ld\n", s);
    return 0;
}

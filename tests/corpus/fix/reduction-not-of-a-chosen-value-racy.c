// Claim: a conditional expression whose value is used counts and tells the count: no update of a reduction. Source: OpenMP 5.2 §5.5.5
#include <stdio.h>

int main(void)
{
    int n = 0, out[60];
#pragma omp parallel for //@ RACE nofix(n: reduction) nofix(n: atomic)
    for (int i = 0; i < 60; i++)
        out[i] = i % 2 ? n++ : n + i; //@ race(n)
    int s = 0;
    for (int i = 0; i < 60; i++)
        s += i * out[i];
    printf("%d %d\n", n, s);
    return 0;
}

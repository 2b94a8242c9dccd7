// Claim: an update inside a macro's replacement text takes no pragma before it; the directive of the loop is the source's own.
// Source: OpenMP 5.2 §5.5.8 (reduction), §15.8.4 (atomic)
#include <stdio.h>
#define N 20
#define COUNT(x) do { total += (x); calls++; } while (0)

int main(void)
{
    int total = 0, calls = 0;

#pragma omp parallel for //@ RACE fix(total: reduction) fix(calls: reduction) nofix(total: atomic) nofix(calls: atomic)
    for (int i = 0; i < N; i++)
        COUNT(i % 6); //@ race(total) race(calls)
    printf("%d %d\n", total, calls);
    return 0;
}

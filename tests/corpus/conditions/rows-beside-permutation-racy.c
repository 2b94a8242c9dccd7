// Claim: rows whose bounds differ and decrease once overlap. Source: docs/decisions/0029; semantics.md §3.
#include <stdio.h>
static double x[20], y[20];
static const int t[4] = {0, 2, 1, 6};

int main(void)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 3; i++) {
        y[t[i]] = 1;
        for (int k = t[i]; k < t[i + 1]; k++)
            x[k] = i; //@ race(x)
    }
    printf("%g %g\n", x[1], y[1]);
    return 0;
}

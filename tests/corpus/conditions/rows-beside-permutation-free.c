// Claim: rows whose bounds increase do not overlap, and what the same table scatters is different. Source: semantics.md §3.
#include <stdio.h>
static double x[20], y[20];
static const int t[4] = {0, 1, 2, 6};

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 3; i++) {
        y[t[i]] = 1;
        for (int k = t[i]; k < t[i + 1]; k++)
            x[k] = i;
    }
    printf("%g %g\n", x[1], y[1]);
    return 0;
}

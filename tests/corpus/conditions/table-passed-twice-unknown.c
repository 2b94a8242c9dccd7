// Claim: conditions about two pointers are no answer where a caller in sight passes one table for both.
// Source: docs/decisions/0008; docs/decisions/0029
#include <stdlib.h>

static void twice(double ***u, double ***r, int n)
{
#pragma omp parallel for //@ UNKNOWN
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            for (int k = 1; k < n - 1; k++)
                u[i][j][k] = 2 * r[i][j][k];
}

static double ***made(int n)
{
    double ***table = malloc(n * sizeof *table);
    for (int i = 0; i < n; i++) {
        table[i] = malloc(n * sizeof **table);
        for (int j = 0; j < n; j++)
            table[i][j] = calloc(n, sizeof ***table);
    }
    return table;
}

int main(void)
{
    double ***u = made(10);
    twice(u, u, 10);
    return 0;
}

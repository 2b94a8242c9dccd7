// Claim: where nobody knows what pointers lead to that callers have stored, the conditions of the function itself are told.
// Source: docs/decisions/0008; docs/decisions/0029
#include <stdlib.h>

static void smooth(double ***u, double ***r, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap r[][] u[][], rows-apart u[][])
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            for (int k = 1; k < n - 1; k++)
                u[i][j][k] = r[i - 1][j][k] + r[i + 1][j][k];
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
    double ***u = made(10), ***r = made(10);
    smooth(u, r, 10);
    return 0;
}

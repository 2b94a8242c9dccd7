// Claim: a race that no condition of the function frees stays one, also where nobody knows what pointers lead to that callers have stored.
// Source: docs/decisions/0008; docs/decisions/0029
#include <stdlib.h>

static void carry(double ***u, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 1; i < n; i++)
        for (int j = 1; j < n; j++)
            for (int k = 1; k < n; k++)
                u[i][j][k] = u[i - 1][j][k]; //@ race(u)
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
    carry(made(10), 10);
    return 0;
}

// Claim: a reduction gives each thread a copy of the whole array; one that is too large for a stack gets atomic updates.
// Source: OpenMP 5.2 §5.5.5 (a private copy of each item), §15.8.4
#include <stdio.h>
#define N 700

static double grid[N][N];

int main(void)
{
    double sum = 0;

#pragma omp parallel for //@ RACE fix(grid: atomic) nofix(grid: reduction) nofix(grid: private)
    for (int i = 0; i < 5000; i++)
        grid[i * 7 % N][i * 3 % 5] += 1; //@ race(grid)
    for (int i = 0; i < N; i++)
        sum += grid[i][i % 5] * i;
    printf("%.0f\n", sum);
    return 0;
}

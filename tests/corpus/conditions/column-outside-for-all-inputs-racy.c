// Claim: a column that leaves its row whenever two iterations run is nothing that inputs could avoid.
// Source: docs/decisions/0029; semantics.md §9.
static double grid[100][20];

void clear(int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= 20; j++)
            grid[i][j] = i; //@ race(grid)
}

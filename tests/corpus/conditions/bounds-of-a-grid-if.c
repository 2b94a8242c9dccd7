// Claim: where only a column outside of its row meets another row, the subscripts must stay inside. Source: docs/decisions/0029; C11 §6.5.6
static double grid[100][200];

void clear(int n, int m)
{
#pragma omp parallel for //@ RACE_FREE_IF(in-bounds grid)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            grid[i][j] = 0;
}

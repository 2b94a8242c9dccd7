// Claim: from column 1 on the left neighbour stays in the iteration's own row.
// Source: semantics.md §9.
#define W 6

int main(void)
{
    static int g[9][W];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 1; i < 9; i++)
        for (int j = 1; j < W; j++)
            g[i][j] = 2 * g[i][j - 1];
    return g[8][W - 1];
}

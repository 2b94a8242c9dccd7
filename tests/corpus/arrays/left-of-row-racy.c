// Claim: the left neighbour of column 0 is the last element of the row above.
// Source: semantics.md §9 (linear addresses).
#define W 6

int main(void)
{
    static int g[9][W];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 1; i < 9; i++)
        for (int j = 0; j < W; j++)
            g[i][j] = 2 * g[i][j - 1]; //@ race(g)
    return g[8][W - 1];
}

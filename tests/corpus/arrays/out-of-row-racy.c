// Claim: unequal subscripts collide when one leaves its dimension: element 10 of a row is element 0 of the next.
// Source: semantics.md §9 (linear addresses).
int main(void)
{
    static int grid[8][10];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 7; i++)
        for (int j = 0; j <= 10; j++)
            grid[i][j] = i + j; //@ race(grid)
    return grid[2][0];
}

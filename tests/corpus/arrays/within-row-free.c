// Claim: with the subscript inside its row no two iterations of the outer loop meet.
// Source: semantics.md §9.
int main(void)
{
    static int grid[8][10];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 7; i++)
        for (int j = 0; j < 10; j++)
            grid[i][j] = i + j;
    return grid[2][0];
}

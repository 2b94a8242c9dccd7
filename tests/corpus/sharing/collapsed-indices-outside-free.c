// Claim: collapse makes the variables of all associated loops private, wherever they are declared.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1.
int main(void)
{
    static int cell[12][9];
    int row, col;

#pragma omp parallel for collapse(2) //@ RACE_FREE
    for (row = 0; row < 12; row++)
        for (col = 0; col < 9; col++)
            cell[row][col] = 100 * row + col;
    return cell[2][3];
}

// Claim: in a grid whose cells depend on those above, the cells of one row are not ordered, over whatever other cells one goes.
// Source: semantics.md §5 (DEP is transitive); OpenMP 5.2 §15.9.5
int cell[6][6];

int main(void)
{
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
    for (int row = 1; row < 6; row++) {
        for (int column = 1; column < 6; column++) {
#pragma omp task depend(in : cell[row - 1][column]) depend(out : cell[row][column])
            cell[row][column] = cell[row - 1][column] + cell[row][column - 1] + 1; //@ race(cell)
        }
    }
    return cell[5][5] & 127;
}

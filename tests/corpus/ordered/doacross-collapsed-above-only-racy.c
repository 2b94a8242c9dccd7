// Claim: with both loops dealt out nothing orders the points of a row; with only the outer one dealt out its thread does.
// Source: semantics.md §6 (doacross, two dimensions), §3 (collapse)
int main(void)
{
    int a[8][9], b[8][9];

    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 9; j++)
            a[i][j] = b[i][j] = i + j;
#pragma omp parallel for collapse(2) ordered(2) schedule(dynamic) //@ RACE
    for (int i = 1; i < 8; i++)
        for (int j = 1; j < 9; j++) {
#pragma omp ordered depend(sink : i - 1, j)
            a[i][j] = a[i - 1][j] + a[i][j - 1]; //@ race(a)
#pragma omp ordered depend(source)
        }
#pragma omp parallel for ordered(2) schedule(dynamic) //@ RACE_FREE
    for (int i = 1; i < 8; i++)
        for (int j = 1; j < 9; j++) {
#pragma omp ordered depend(sink : i - 1, j)
            b[i][j] = b[i - 1][j] + b[i][j - 1];
#pragma omp ordered depend(source)
        }
    return (a[7][8] + b[7][8]) & 127;
}

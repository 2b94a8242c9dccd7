// Claim: in the last column the point up and to the right does not exist; the point before it in its row has waited for what is above.
// Source: semantics.md §6 (through iterations that exist); OpenMP 5.2 §15.9.6 (vectors outside the iteration space)
// Compilers that are older than OpenMP 5.2 do not know doacross.
int main(void)
{
    int a[8][10];

    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 10; j++)
            a[i][j] = i + j;
#pragma omp parallel for ordered(2) schedule(dynamic) //@ RACE_FREE
    for (int i = 1; i < 8; i++)
        for (int j = 1; j < 9; j++) {
#pragma omp ordered doacross(sink : i - 1, j + 1)
            a[i][j] = a[i - 1][j];
#pragma omp ordered doacross(source :)
        }
    return a[7][8] & 127;
}

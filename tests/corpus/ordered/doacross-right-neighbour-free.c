// Claim: the point up and to the right is waited for; rows run in sequence, so the points above are done as well.
// Source: semantics.md §6 (doacross, two dimensions), §10 (PO)
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
            if (j < 8)
                a[i][j] = a[i - 1][j + 1] + a[i - 1][j] + a[i - 1][j - 1] + a[i][j - 1];
#pragma omp ordered doacross(source :)
        }
    return a[7][7] & 127;
}

// Claim: with both loops dealt out, sinks to the left and above lead to everything left and above.
// Source: semantics.md §6 (doacross, two dimensions), §3 (collapse)
int main(void)
{
    int a[8][9];

    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 9; j++)
            a[i][j] = i + j;
#pragma omp parallel for collapse(2) ordered(2) schedule(dynamic) //@ RACE_FREE
    for (int i = 1; i < 8; i++)
        for (int j = 1; j < 9; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
            a[i][j] = a[i - 1][j - 1] + a[i - 1][j] + a[i][j - 1];
#pragma omp ordered depend(source)
        }
    return a[7][8] & 127;
}

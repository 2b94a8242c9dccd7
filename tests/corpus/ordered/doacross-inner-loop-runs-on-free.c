// Claim: the variables of all n loops are private, and with a critical region the count of points is no race.
// Source: semantics.md §8 (ordered(n): all n variables are private), §6 (critical)
int main(void)
{
    int i, j, points = 0;
    int a[8][9];

    for (i = 0; i < 8; i++)
        for (j = 0; j < 9; j++)
            a[i][j] = i + j;
#pragma omp parallel for ordered(2) schedule(static) //@ RACE_FREE
    for (i = 1; i < 8; i++)
        for (j = 1; j < 9; j++) {
#pragma omp ordered depend(sink : i - 1, j)
            a[i][j] += a[i - 1][j];
#pragma omp ordered depend(source)
#pragma omp critical
            points++;
        }
    return (a[7][8] + points) & 127;
}

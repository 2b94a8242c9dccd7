// Claim: rows of a matrix that is stored with a leading dimension do not overlap where that is not less than their length.
// Source: docs/decisions/0029
void clear(double *a, int rows, int columns, int lead)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride lead columns)
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            a[i * lead + j] = 0;
}

// Claim: a list of rows has each of them once, also where what is computed of a row is added to what there was: its values number the rows
// of another table. Source: docs/decisions/0029
void addProduct(double *y, const double *values, const int *starts, const int *rows, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap values y, spaced rows)
    for (int i = 0; i < n; i++) {
        int row = rows[i];
        double sum = y[row];
        for (int k = starts[row]; k < starts[row + 1]; k++)
            sum += values[k];
        y[row] = sum;
    }
}

void addEach(double *y, const double *values, const int *starts, const int *rows, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap values y, spaced rows)
    for (int i = 0; i < n; i++)
        for (int k = starts[rows[i]]; k < starts[rows[i] + 1]; k++)
            y[rows[i]] += values[k];
}

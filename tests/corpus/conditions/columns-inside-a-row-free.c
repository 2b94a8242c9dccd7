// Claim: columns that a test keeps inside the row do not meet those of other rows. Source: docs/decisions/0029
void exchange(double *restrict a, int rows, int lead, int column)
{
    if (column < 0 || column >= lead)
        return;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < rows; i++) {
        double t = a[i * lead];
        a[i * lead] = a[i * lead + column];
        a[i * lead + column] = t;
    }
}

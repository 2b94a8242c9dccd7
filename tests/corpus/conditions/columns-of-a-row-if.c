// Claim: two columns of a matrix that are given by inputs lie in one row. Source: docs/decisions/0029
void exchange(double *restrict a, int rows, int lead, int column)
{
#pragma omp parallel for //@ RACE_FREE_IF(stride column lead rows, stride lead)
    for (int i = 0; i < rows; i++) {
        double t = a[i * lead];
        a[i * lead] = a[i * lead + column];
        a[i * lead + column] = t;
    }
}

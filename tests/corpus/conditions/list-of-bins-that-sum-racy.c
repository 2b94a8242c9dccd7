// Claim: where the values of a list number no rows, or stand in the rows of another one, they are what sums are collected by: most such
// lists have a value twice. Source: docs/decisions/0029
void weigh(double *bins, const double *weights, const int *of, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        bins[of[i]] += weights[of[i]]; //@ race(bins) possible
}

void scatter(double *y, const int *starts, const int *rows, const int *columns, int n)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        for (int k = starts[rows[i]]; k < starts[rows[i] + 1]; k++)
            y[columns[k]] += 1; //@ race(y)
}

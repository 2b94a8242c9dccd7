// Claim: each thread sums up the columns of a sparse matrix in a row of its own; that a table of columns leads to no other row is a condition.
// Source: docs/decisions/0029; semantics.md §10.
#include <omp.h>

void add_columns(int rows, int cols, const int *restrict start, const int *restrict column, const double *restrict a, double *restrict sums)
{
#pragma omp parallel //@ RACE_FREE_IF(stride cols column)
    {
        long own = (long)omp_get_thread_num() * cols;
#pragma omp for
        for (int i = 0; i < rows; i++)
            for (int k = start[i]; k < start[i + 1]; k++)
                sums[own + column[k]] += a[k];
    }
}

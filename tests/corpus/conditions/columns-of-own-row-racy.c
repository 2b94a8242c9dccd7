// Claim: threads that write beside the columns of their own rows race whatever the table of columns holds: one column more than a row has is
// the next row's first one.
// Source: docs/decisions/0029; semantics.md §10.
#include <omp.h>

void add_columns(int rows, int cols, const int *restrict start, const int *restrict column, const double *restrict a, double *restrict sums)
{
#pragma omp parallel //@ RACE
    {
        long own = (long)omp_get_thread_num() * cols;
#pragma omp for nowait
        for (int i = 0; i < rows; i++)
            for (int k = start[i]; k < start[i + 1]; k++)
                sums[own + column[k]] += a[k]; //@ race(sums)
        sums[own + cols] = 0.0; //@ race(sums)
    }
}

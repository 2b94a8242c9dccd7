// Claim: a signed number that becomes an unsigned one of 64 bits on the way to a subscript is one address for one number, so that different
// values are different elements; addresses wrap as the numbers do. Source: C11 §6.3.1.3p2; docs/decisions/0006
#include <cstddef>
#include <vector>

static double &at(double *values, std::size_t i)
{
    return values[i];
}

void vectorElements(std::vector<double> &values, const int *list, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(spaced list)
    for (int i = 0; i < n; ++i)
        values[list[i]] = 0;
}

void argument(double *values, const int *list, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(spaced list)
    for (int i = 0; i < n; ++i)
        at(values, list[i]) = 0;
}

void shifted(double *values, int by, int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; ++i)
        at(values, i - by) = 0;
}

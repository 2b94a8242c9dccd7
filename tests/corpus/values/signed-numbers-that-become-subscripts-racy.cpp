// Claim: numbers below zero that become unsigned ones of 64 bits lead to elements before the start. Source: C11 §6.3.1.3p2; docs/decisions/0006
#include <cstddef>

static double &at(double *values, std::size_t i)
{
    return values[i];
}

int main()
{
    double all[100] = {0};
    double *middle = all + 50;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; ++i)
        at(middle, i - 41) = middle[-i - 1]; //@ race(middle)
    return all[0] > 0;
}

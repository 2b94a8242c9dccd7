// Claim: a function whose body is not seen may do anything: the region is not proved free.
// Source: semantics.md §9 (an unseen function is an unmodelled call).
extern double equation_of_state(double density);

void pressures(int n, const double *restrict density, double *restrict pressure)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
    for (int i = 0; i < n; i++)
        pressure[i] = equation_of_state(density[i]);
}

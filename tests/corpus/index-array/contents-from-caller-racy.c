// Claim: the contents of an index array that comes from outside are free inputs: there is an input with duplicates.
// Source: semantics.md §1 (free inputs are exact).
void scatter(int n, const int *restrict where, float *restrict field)
{
#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = 0; i < n; i++)
        field[where[i]] += 0.25f; //@ race(field) possible
}

// Claim: two parameters of one type may lead to the same memory, so that a local variable may not stand for what one of them leads to;
// where the types differ it may. Source: OpenMP 5.2 §5.5.5; C11 §6.5p7
void sum(const double *a, int n, double *out)
{
#pragma omp parallel for //@ RACE nofix(out: reduction)
    for (int i = 0; i < n; i++)
        *out += a[i]; //@ race(out)
}

void sum_of_ints(const int *a, int n, double *out)
{
#pragma omp parallel for //@ RACE fix(out: reduction)
    for (int i = 0; i < n; i++)
        *out += a[i]; //@ race(out)
}

// Claim: a call through a pointer that comes from outside is an unmodelled call.
// Source: algorithms.md §8 (calls: function pointers by their possible targets or a gap).
void apply(int n, double *a, double (*f)(double))
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
    for (int i = 0; i < n; i++)
        a[i] = f(a[i]);
}

// Claim: a condition under which one of the two accesses never happens frees nothing: the loop would not run.
// Source: docs/decisions/0029; semantics.md §10.
void fill(double *x, int n, int stride)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        if (stride == 0)
            x[i * stride] = i; //@ race(x)
}

// Claim: all iterations add to the first element of what one member points to.
// Source: ISO C11 6.5p7; semantics.md §2 (values), §9.
struct field {
    double *values;
    int n;
};

void sum(struct field *f)
{
#pragma omp parallel for //@ RACE
    for (int i = 1; i < f->n; i++)
        f->values[0] += f->values[i]; //@ race(f)
}

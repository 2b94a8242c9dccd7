// Claim: a store of a double may change the factor in the structure, but not the pointer beside it.
// Source: ISO C11 6.5p7; semantics.md §2 (values), §9.
struct field {
    double *restrict values;
    double factor;
    int n;
};

void scale(struct field *f, double *restrict out)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < f->n; i++)
        out[i] = f->values[i] * f->factor;
}

// Claim: a store of a double through one member may change the factor in the structure, which other threads read.
// Source: ISO C11 6.5p7; semantics.md §9.
struct field {
    double *values;
    double factor;
    int n;
};

void scale(struct field *f)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap f f->values)
    for (int i = 0; i < f->n; i++)
        f->values[i] *= f->factor;
}

// Claim: stores of doubles leave the pointer and the length in the structure as they are, whose types are others.
// Source: ISO C11 6.5p7; semantics.md §2 (values), §9.
struct field {
    double *values;
    int n;
};

void halve(struct field *f)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < f->n; i++)
        f->values[i] *= .5;
}

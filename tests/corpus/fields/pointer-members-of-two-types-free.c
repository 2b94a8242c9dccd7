// Claim: the two arrays of one structure are different memory, since their elements have different types.
// Source: ISO C11 6.5p7.
struct matrix {
    double *values;
    int *columns;
    int n;
};

void set(struct matrix *m)
{
    double *v = m->values;
    int *c = m->columns;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < m->n; i++)
        v[i] = c[i];
}

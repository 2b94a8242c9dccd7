// Claim: arrays that members of structures lead to do not overlap under a condition on the members. Source: docs/decisions/0029
struct vector {
    double *values;
    int size;
};

void axpy(double a, const struct vector *x, struct vector *y)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap x->values y->values)
    for (int i = 0; i < y->size; i++)
        y->values[i] += a * x->values[i];
}

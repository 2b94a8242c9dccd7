// Claim: as with parameters: the members of a global structure keep their values.
// Source: ISO C11 6.5p7; semantics.md §2 (values).
struct {
    double *values;
    int n;
} field;

void halve(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < field.n; i++)
        field.values[i] *= .5;
}

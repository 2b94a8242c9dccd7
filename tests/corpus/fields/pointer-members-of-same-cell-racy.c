// Claim: the second element of an array of pointers and the second of two members are the same pointer in a union.
// Source: ISO C11 6.5.2.3 (note 95); semantics.md §9.
struct table {
    union {
        double *rows[2];
        struct {
            double *first, *second;
        } by_name;
    } u;
    int n;
};

void shift(struct table *t)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < t->n; i++)
        t->u.rows[1][i] = t->u.by_name.second[i + 1]; //@ race(t)
}

// Claim: the base class's member is the same one, whether it is reached through a pointer to the base or to the derived class.
// Source: ISO C++ [class.derived]; semantics.md §9.
struct values {
    double *d;
    int n;
};

struct mapped : values {
    int *map;
};

void shift(mapped *m)
{
    values *v = m;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < m->n - 1; i++)
        m->d[i] = v->d[i + 1]; //@ race(v)
}

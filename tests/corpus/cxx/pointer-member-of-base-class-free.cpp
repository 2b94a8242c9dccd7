// Claim: members of the base class and of the derived one lead to memory of different types.
// Source: ISO C++ [basic.lval]; semantics.md §2 (values).
struct values {
    double *d;
    int n;
};

struct mapped : values {
    int *map;
};

void set(mapped *m)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < m->n; i++)
        m->d[i] = m->map[i];
}

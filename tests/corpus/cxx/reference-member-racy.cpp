// Claim: all iterations write what one reference of the object refers to.
// Source: ISO C++ [dcl.ref]; semantics.md §9.
struct view {
    double &last;
    int *map;
    int n;
};

void set(view &v)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < v.n; i++)
        v.last = v.map[i]; //@ race(v)
}

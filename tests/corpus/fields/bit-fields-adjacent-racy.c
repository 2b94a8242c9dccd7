// Claim: a run of adjacent bit-fields is one location.
// Source: semantics.md §9; ISO C 3.14 (memory location).
struct door {
    unsigned open : 1;
    unsigned locked : 1;
    int visitors;
};

int main(void)
{
    struct door d = {0, 0, 0};

#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        d.open = 1; //@ race(d)
#pragma omp section
        d.locked = 1; //@ race(d)
#pragma omp section
        d.visitors = 12;
    }
    return d.open + d.locked + d.visitors;
}

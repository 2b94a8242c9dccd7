// Claim: a zero-width bit-field ends the run, so the two flags are two locations.
// Source: semantics.md §9; ISO C 3.14 (memory location).
struct door {
    unsigned open : 1;
    unsigned : 0;
    unsigned locked : 1;
};

int main(void)
{
    struct door d = {0, 0};

#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        d.open = 1;
#pragma omp section
        d.locked = 1;
    }
    return d.open + d.locked;
}

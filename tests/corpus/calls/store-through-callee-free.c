// Claim: a simple callee is followed: it stores to the element of its own iteration.
// Source: semantics.md §9 (calls are followed); algorithms.md §8 (calls).
static inline void put(int *field, int at, int value)
{
    field[at] = value;
}

int main(void)
{
    int cells[70];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 70; i++)
        put(cells, i, 70 - i);
    return cells[69];
}

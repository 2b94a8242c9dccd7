// Claim: writer and reader in two callees meet: the caller shifts the argument of one of them.
// Source: semantics.md §9 (calls are followed); algorithms.md §8 (calls).
static inline void put(int *field, int at, int value)
{
    field[at] = value; //@ race
}

static inline int get(const int *field, int at)
{
    return field[at]; //@ race
}

int main(void)
{
    int cells[71] = {0};

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 70; i++)
        put(cells, i, get(cells, i + 1));
    return cells[69];
}

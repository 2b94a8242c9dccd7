// Claim: a default argument counts: without an offset each call writes its own element.
// Source: algorithms.md §8 (calls: inlined).
static void put(int *field, int at, int offset = 0)
{
    field[at + offset] = at;
}

int main()
{
    int field[40];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 39; ++i)
        put(field, i);
    return field[0];
}

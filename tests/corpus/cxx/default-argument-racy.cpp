// Claim: a default argument counts: the second call writes the element of the next iteration.
// Source: algorithms.md §8 (calls: inlined).
static void put(int *field, int at, int offset = 1)
{
    field[at + offset] = at; //@ race
}

int main()
{
    int field[40];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 39; ++i) {
        put(field, i, 0);
        put(field, i);
    }
    return field[0];
}

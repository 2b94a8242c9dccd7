// Claim: a callee that maps even and odd keys to the two halves of a table is one to one.
// Source: algorithms.md §8 (calls: inlined).
static int slot_of(int key)
{
    if (key % 2 == 0)
        return key / 2;
    return 20 + key / 2;
}

int main(void)
{
    int count[40] = {0};

#pragma omp parallel for //@ RACE_FREE
    for (int key = 0; key < 40; key++)
        count[slot_of(key)]++;
    return count[9];
}

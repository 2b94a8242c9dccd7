// Claim: a subscript that a callee computes is known: two iterations share a bucket.
// Source: algorithms.md §8 (calls: inlined).
static int bucket_of(int key)
{
    if (key >= 30)
        return 9;
    return key / 4;
}

int main(void)
{
    int count[10] = {0};

#pragma omp parallel for //@ RACE
    for (int key = 0; key < 40; key++)
        count[bucket_of(key)]++; //@ race(count)
    return count[9];
}

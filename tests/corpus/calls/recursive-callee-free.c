// Claim: deeper calls of a recursion touch nothing that threads share.
// Source: semantics.md §9 (recursion); algorithms.md §8 (calls).
static long ways(int steps)
{
    if (steps < 2)
        return 1;
    return ways(steps - 1) + ways(steps - 2);
}

int main(void)
{
    long table[24];

#pragma omp parallel for schedule(dynamic) //@ RACE_FREE
    for (int i = 0; i < 24; i++)
        table[i] = ways(i);
    return table[5] == 8;
}

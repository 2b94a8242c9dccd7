// Claim: a by-reference parameter updates the caller's shared variable.
// Source: semantics.md §9 (calls are followed).
static void widen(int &low, int value)
{
    low = value; //@ race
}

int main()
{
    int low = 1000;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 64; ++i)
        if (i > 60)
            widen(low, i);
    return low;
}

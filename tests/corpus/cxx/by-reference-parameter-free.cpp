// Claim: by-reference parameters that are bound to elements of the iteration are free.
// Source: semantics.md §9 (calls are followed).
static void order(int &low, int &high)
{
    if (high < low) {
        int t = low;
        low = high;
        high = t;
    }
}

int main()
{
    int v[64] = {};

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 32; ++i)
        order(v[2 * i], v[2 * i + 1]);
    return v[0];
}

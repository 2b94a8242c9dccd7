// Claim: a descending loop with a mirrored subscript is one to one.
// Source: semantics.md §2 (trip numbers, not values).
void reverse(int n, const char *restrict from, char *restrict to)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = n - 1; i >= 0; i--)
        to[n - 1 - i] = from[i];
}

// Claim: a subscript chosen by ?: can be a rotation, which is one to one.
// Source: semantics.md §2 (`?:`).
void rotate(int n, const int *restrict from, int *restrict to)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        to[i + 1 < n ? i + 1 : 0] = from[i];
}

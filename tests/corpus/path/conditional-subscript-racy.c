// Claim: a subscript that is clamped at the end is written by the last two iterations.
// Source: semantics.md §2 (`?:`).
void push(int n, const int *restrict from, int *restrict to)
{
#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = 0; i < n; i++)
        to[i + 1 < n ? i + 1 : i] = from[i]; //@ race(to)
}

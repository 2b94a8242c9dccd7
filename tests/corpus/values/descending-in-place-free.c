// Claim: reversing in place over the lower half exchanges disjoint pairs.
// Source: semantics.md §2 (trip numbers, not values; /).
void reverse(int n, char *text)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = n / 2 - 1; i >= 0; i--) {
        char c = text[i];
        text[i] = text[n - 1 - i];
        text[n - 1 - i] = c;
    }
}

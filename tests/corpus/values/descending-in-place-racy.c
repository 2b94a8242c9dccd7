// Claim: reversing in place over the whole range lets iterations i and n-1-i meet.
// Source: semantics.md §2 (trip numbers, not values).
void reverse(int n, char *text)
{
#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = n - 1; i >= 0; i--)
        text[n - 1 - i] = text[i]; //@ race(text)
}

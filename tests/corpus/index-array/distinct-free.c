// Claim: a constant index array with distinct contents scatters without collision.
// Source: semantics.md §2 (constant-initialised arrays are exact functions).
static const int place[10] = {7, 2, 9, 0, 4, 11, 3, 1, 8, 5};

int main(void)
{
    int seat[12] = {0};

#pragma omp parallel for //@ RACE_FREE
    for (int guest = 0; guest < 10; guest++)
        seat[place[guest]] = guest;
    return seat[11];
}

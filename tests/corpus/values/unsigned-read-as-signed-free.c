// Claim: an unsigned number that becomes a signed one is taken for one below 2^31, which the proof lists as an assumption.
// Source: semantics.md §1 (assumptions are named); C17 §6.3.1.3 p3
int a[8];

void clear(unsigned n)
{
    int v = n;
    if (v < 0) {
#pragma omp parallel for //@ RACE_FREE
        for (int i = 0; i < 8; i++)
            a[0] = i;
    }
}

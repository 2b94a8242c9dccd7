// Claim: the order of ordered regions is not modelled yet, so their update is neither proved free nor accused.
// Source: semantics.md §6 (ordered).
int main(void)
{
    int digest = 0;

#pragma omp parallel for ordered schedule(dynamic) //@ UNKNOWN(unmodelled-directive)
    for (int i = 0; i < 20; i++) {
        int piece = i * i % 17;
#pragma omp ordered
        digest = 31 * digest + piece;
    }
    return digest & 127;
}

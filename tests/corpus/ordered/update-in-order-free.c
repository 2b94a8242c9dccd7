// Claim: ordered regions of different iterations are executed one after the other.
// Source: semantics.md §6 (ordered), §10 (ORD); OpenMP 5.2 §15.10.2
int main(void)
{
    int digest = 0;

#pragma omp parallel for ordered schedule(dynamic) //@ RACE_FREE
    for (int i = 0; i < 20; i++) {
        int piece = i * i % 17;
#pragma omp ordered
        digest = 31 * digest + piece;
    }
    return digest & 127;
}

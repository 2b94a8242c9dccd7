// Claim: the clause alone orders nothing.
// Source: semantics.md §6 (for iterations with an ordered region); OpenMP 5.2 §15.10.2
int main(void)
{
    int digest = 0;

#pragma omp parallel for ordered schedule(dynamic) //@ RACE
    for (int i = 0; i < 20; i++)
        digest = digest ^ i; //@ race(digest)
    return digest & 127;
}

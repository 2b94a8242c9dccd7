// Claim: with collapse the iterations of the nest are in order, those of both loops together.
// Source: semantics.md §6 (ordered), §3 (collapse); OpenMP 5.2 §15.10.2
int main(void)
{
    int digest = 0;

#pragma omp parallel for collapse(2) ordered schedule(dynamic) //@ RACE_FREE
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 7; j++) {
#pragma omp ordered
            digest = digest * 31 + i * j;
        }
    return digest & 127;
}

// Claim: multiplication by a number coprime to the modulus permutes the residues.
// Source: semantics.md §2 (integer arithmetic is exact, also %).
int main(void)
{
    int ring[16];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 16; i++)
        ring[(5 * i + 3) % 16] = i;
    return ring[0];
}

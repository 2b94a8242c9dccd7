// Claim: 256 consecutive values wrapped to unsigned char are a permutation.
// Source: semantics.md §2 (unsigned wrap).
int main(void)
{
    static int lut[256];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 256; i++)
        lut[(unsigned char)(i + 250)] = i;
    return lut[0];
}

// Claim: the 257th value wraps to the first.
// Source: semantics.md §2 (unsigned wrap).
int main(void)
{
    static int lut[256];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 257; i++)
        lut[(unsigned char)(i + 250)] = i; //@ race(lut)
    return lut[250];
}

// Claim: a byte pointer reaches into the word of the next iteration.
// Source: semantics.md §9 (casts; byte ranges).
int main(void)
{
    int words[33] = {0};
    unsigned char *bytes = (unsigned char *)words;

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 32; i++) {
        words[i] = 0; //@ race
        bytes[4 * i + 4] = 1; //@ race
    }
    return words[32];
}

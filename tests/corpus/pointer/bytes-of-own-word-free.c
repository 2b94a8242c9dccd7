// Claim: the bytes 4*i to 4*i+3 lie in the word of iteration i.
// Source: semantics.md §9 (casts; byte ranges).
int main(void)
{
    int words[33] = {0};
    unsigned char *bytes = (unsigned char *)words;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 32; i++) {
        words[i] = 0;
        bytes[4 * i + 3] = 1;
    }
    return words[32];
}

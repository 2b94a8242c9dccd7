// Claim: four slots per iteration, reached by a left shift.
// Source: semantics.md §2 (shifts).
int main(void)
{
    unsigned char rgba[4 * 50];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 50; i++) {
        rgba[i << 2] = 1;
        rgba[(i << 2) + 1] = 2;
        rgba[(i << 2) | 2] = 3;
        rgba[(i << 2) + 3] = 255;
    }
    return rgba[7];
}

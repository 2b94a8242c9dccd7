// Claim: leaving the inner loop before the access bounds its subscript.
// Source: semantics.md §2 (break).
int main(void)
{
    int buf[81];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < 16; j++) {
            if (j == 8)
                break;
            buf[8 * i + j] = i;
        }
    }
    return buf[8];
}

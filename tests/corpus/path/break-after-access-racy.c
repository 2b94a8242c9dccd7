// Claim: leaving the inner loop after the access lets one element too many be written.
// Source: semantics.md §2 (break).
int main(void)
{
    int buf[81];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < 16; j++) {
            buf[8 * i + j] = i; //@ race(buf)
            if (j == 8)
                break;
        }
    }
    return buf[8];
}

// Claim: automatic variables and arrays of a block inside the region belong to the thread.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1.
int main(void)
{
    int out[50];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 50; i++) {
        int digit[4];
        int rest = i * 37;
        for (int d = 0; d < 4; d++) {
            int ten = rest / 10;
            digit[d] = rest - 10 * ten;
            rest = ten;
        }
        out[i] = digit[0] + digit[1] + digit[2] + digit[3];
    }
    return out[49];
}

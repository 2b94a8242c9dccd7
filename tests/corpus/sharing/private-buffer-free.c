// Claim: an array in a private clause is private as a whole.
// Source: semantics.md §8; OpenMP 5.2 §5.4.3.
int main(void)
{
    int digit[2];
    int out[30];

#pragma omp parallel for private(digit) //@ RACE_FREE
    for (int i = 0; i < 30; i++) {
        digit[0] = i % 10;
        digit[1] = i / 10;
        out[i] = digit[0] + digit[1];
    }
    return out[29];
}

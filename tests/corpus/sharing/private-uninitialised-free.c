// Claim: reading a private copy before it is written gives an indeterminate value but no conflict.
// Source: semantics.md §8 (private: no conflict on the copies); OpenMP 5.2 §5.4.3.
int main(void)
{
    int carry = 5;
    int out[16];

#pragma omp parallel for private(carry) //@ RACE_FREE
    for (int i = 0; i < 16; i++) {
        out[i] = carry + i;
        carry = i;
    }
    return out[0];
}

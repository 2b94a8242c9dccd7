// Claim: an array declared before the region is shared, also when each iteration means it as scratch.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1.
int main(void)
{
    int digit[2];
    int out[30];

#pragma omp parallel for shared(digit) //@ RACE
    for (int i = 0; i < 30; i++) {
        digit[0] = i % 10; //@ race(digit)
        digit[1] = i / 10; //@ race(digit)
        out[i] = digit[0] + digit[1]; //@ race(digit)
    }
    return out[29];
}

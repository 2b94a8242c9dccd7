// Claim: a subscript computed in floating point is not exact: the race is possible, not definite.
// Source: semantics.md §1 (a havocked value makes a race POSSIBLE).
int main(void)
{
    int bin[30] = {0};

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 50; i++) {
        double position = 0.37 * i + 0.1;
        bin[(int)position] = i; //@ race(bin) possible
    }
    return bin[0];
}

// Claim: automatic variables and value parameters of a callee belong to the call.
// Source: semantics.md §8; OpenMP 5.2 §5.1.2.
static int digits(unsigned n)
{
    int count = 1;
    while (n > 9) {
        n /= 10;
        count++;
    }
    return count;
}

int main(void)
{
    int width[300];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 300; i++)
        width[i] = digits((unsigned)i * 11u);
    return width[299];
}

// Claim: the remainder has the sign of the dividend, so -3 % 4 and 1 % 4 differ.
// Source: semantics.md §2 (integer arithmetic is exact, also / and %); ISO C 6.5.5.
int main(void)
{
    int offset[7];

#pragma omp parallel for //@ RACE_FREE
    for (int i = -3; i <= 3; i++)
        offset[i % 4 + 3] = i;
    return offset[0];
}

// Claim: division truncates towards zero, so -1/2 and 1/2 are both 0.
// Source: semantics.md §2 (integer arithmetic is exact, also / and %); ISO C 6.5.5.
int main(void)
{
    int offset[7];

#pragma omp parallel for //@ RACE
    for (int i = -5; i <= 5; i += 2)
        offset[i / 2 + 3] = i; //@ race(offset)
    return offset[3];
}

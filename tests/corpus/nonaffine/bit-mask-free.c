// Claim: a mask that the loop bound respects, and an exclusive or with a constant, are one to one.
// Source: semantics.md §2 (integer arithmetic is exact).
int main(void)
{
    int slot[16], mirror[16];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 20; i < 36; i++) {
        slot[i & 15] = i;
        mirror[(i & 15) ^ 5] = -i;
    }
    return slot[0] + mirror[0];
}

// Claim: a ring buffer of sixteen slots is met again by the seventeenth iteration.
// Source: semantics.md §2 (integer arithmetic is exact).
int main(void)
{
    int slot[16];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 20; i <= 36; i++)
        slot[i & 15] = i; //@ race(slot)
    return slot[0];
}

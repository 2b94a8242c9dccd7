// Claim: an early return in a callee guards the access behind it.
// Source: semantics.md §2 (return); algorithms.md §8 (calls).
static int packed[26];

static void keep_every_fourth(int i)
{
    if (i % 4 != 0)
        return;
    packed[i / 4] = i;
}

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 100; i++)
        keep_every_fourth(i);
    return packed[3];
}

// Claim: a return condition that lets two of each four iterations pass makes them meet.
// Source: semantics.md §2 (return); algorithms.md §8 (calls).
static int packed[26];

static void keep_every_fourth(int i)
{
    if (i % 4 > 1)
        return;
    packed[i / 4] = i; //@ race(packed)
}

int main(void)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 100; i++)
        keep_every_fourth(i);
    return packed[3];
}

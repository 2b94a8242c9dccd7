// Claim: a duplicate that only a skipped iteration would read is no collision.
// Source: semantics.md §2 and §10 (iteration domain).
static const short slot[9] = {0, 6, 2, 6, 5, 2, 1, 0, 3};

int main(void)
{
    long pool[8] = {0};

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 9; i += 2)
        pool[slot[i]] += i;
    return (int)pool[5];
}

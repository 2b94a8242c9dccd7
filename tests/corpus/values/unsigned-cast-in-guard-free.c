// Claim: as an unsigned number i - 8 is below 1 for i = 8 alone.
// Source: semantics.md §2 (values: unsigned wrap)
int main(void)
{
    int x = 0;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 10; i++)
        if ((unsigned)(i - 8) < 1)
            x = i;
    return x;
}

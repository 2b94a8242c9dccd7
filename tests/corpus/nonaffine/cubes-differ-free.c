// Claim: cubes are one to one, also on negative numbers.
// Source: semantics.md §2 (products).
int main(void)
{
    int at[250] = {0};

#pragma omp parallel for //@ RACE_FREE
    for (int i = -4; i <= 5; i++)
        at[i * i * i + 64] = i;
    return at[64];
}

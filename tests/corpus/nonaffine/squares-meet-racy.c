// Claim: squares of negative and positive numbers meet.
// Source: semantics.md §2 (products).
int main(void)
{
    int at[26] = {0};

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = -2; i <= 5; i++)
        at[i * i] = i; //@ race(at)
    return at[4];
}

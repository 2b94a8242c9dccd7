// Claim: a misspelt clause on a construct inside the region is reported at that construct.
// Source: algorithms.md §1 (pragmas); semantics.md §1.
int main(void)
{
    static int a[9][9];

#pragma omp parallel //@ UNKNOWN(unmodelled-clause)
    {
#pragma omp for colapse(2) //@ message(unknown-clause)
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                a[i][j] = i * j;
    }
    return a[8][8];
}

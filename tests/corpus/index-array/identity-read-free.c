// Claim: an index table that maps each iteration to itself gives no conflict.
// Source: semantics.md §2 and §10.
int main(void)
{
    const int from[6] = {0, 1, 2, 3, 4, 5};
    int data[6] = {9, 8, 7, 6, 5, 4};

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 6; i++)
        data[i] = data[from[i]] + 1;
    return data[0];
}

// Claim: permuting in place reads elements that other iterations write.
// Source: semantics.md §2 and §10.
int main(void)
{
    const int from[6] = {0, 1, 3, 2, 4, 5};
    int data[6] = {9, 8, 7, 6, 5, 4};

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 6; i++)
        data[i] = data[from[i]] + 1; //@ race(data)
    return data[0];
}

// Claim: a permutation of a permutation is one.
// Source: semantics.md §2.
int main(void)
{
    const int outer[6] = {4, 0, 5, 2, 1, 3};
    const int inner[6] = {1, 5, 3, 0, 2, 4};
    int data[6];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 6; i++)
        data[outer[inner[i]]] = i;
    return data[0];
}

// Claim: a counter that starts at 8*i and grows by one per inner iteration stays in its block.
// Source: algorithms.md §2 (values: secondary induction variables).
int main(void)
{
    int out[8 * 12];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 12; i++) {
        int k = 8 * i;
        for (int j = 0; j < 8; j++)
            out[k++] = i + j;
    }
    return out[9];
}

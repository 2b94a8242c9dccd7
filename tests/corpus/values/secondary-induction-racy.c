// Claim: a counter that grows by two per inner iteration leaves its block.
// Source: algorithms.md §2 (values: secondary induction variables).
int main(void)
{
    int out[8 * 12 + 8] = {0};

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 12; i++) {
        int k = 8 * i;
        for (int j = 0; j < 8; j++) {
            out[k] = i + j; //@ race(out)
            k += 2;
        }
    }
    return out[9];
}

// Claim: a variable length array declared in the loop body belongs to the executing thread.
// Source: semantics.md §8 and §9; OpenMP 5.2 §5.1.1.
int main(int argc, char **argv)
{
    int n = argc + 4;
    int out[16];

    (void)argv;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 16; i++) {
        int scratch[n];
        for (int k = 0; k < n; k++)
            scratch[k] = i * k;
        out[i] = scratch[n - 1];
    }
    return out[15];
}

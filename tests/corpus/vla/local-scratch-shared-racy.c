// Claim: a variable length array declared before the region is one object for all threads.
// Source: semantics.md §8 and §9; OpenMP 5.2 §5.1.1.
int main(int argc, char **argv)
{
    int n = argc + 4;
    int scratch[n];
    int out[16];

    (void)argv;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 16; i++) {
        for (int k = 0; k < n; k++)
            scratch[k] = i * k; //@ race(scratch)
        out[i] = scratch[n - 1]; //@ race(scratch)
    }
    return out[15];
}

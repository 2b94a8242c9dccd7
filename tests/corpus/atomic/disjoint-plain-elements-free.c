// Claim: plain accesses to other elements of the same array do not conflict with the atomic ones.
// Source: semantics.md §6 and §9; OpenMP 5.2 §15.8.4.
#define BINS 10

int main(void)
{
    int table[BINS + 40];

    for (int k = 0; k < BINS; k++)
        table[k] = 0;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
        table[BINS + i] = i * i;
#pragma omp atomic
        table[i % BINS] += 1;
    }
    return table[3];
}

// Claim: one plain store whose subscript falls among the atomic elements races with them.
// Source: semantics.md §6 and §9; OpenMP 5.2 §15.8.4.
#define BINS 10

int main(void)
{
    int table[BINS + 40];

    for (int k = 0; k < BINS; k++)
        table[k] = 0;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; i++) {
        table[BINS - 1 + i] = i * i; //@ race(table)
#pragma omp atomic
        table[i % BINS] += 1; //@ race(table)
    }
    return table[3];
}

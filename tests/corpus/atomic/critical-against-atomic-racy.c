// Claim: a critical and an atomic on the same location do not exclude each other.
// Source: semantics.md §6 (atomics exclude atomics, locks exclude locks); OpenMP 5.2 §15.8.4.
#define N 30

int main(void)
{
    int tally = 0;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < N; i++) {
        if (i % 3 == 0) {
#pragma omp critical
            tally += 3; //@ race(tally)
        } else {
#pragma omp atomic
            tally += 1; //@ race(tally)
        }
    }
    return tally;
}

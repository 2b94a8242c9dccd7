// Claim: an atomic update does not exclude a plain read of the same location.
// Source: semantics.md §6 (atomic against plain is a race); OpenMP 5.2 §1.4.1.
int main(void)
{
    int hits = 0;
    int log[100];

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 100; i++) {
#pragma omp atomic
        hits += i & 1; //@ race(hits)
        log[i] = hits; //@ race(hits)
    }
    return log[99];
}

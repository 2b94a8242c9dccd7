// Claim: a plain reset in a single is ordered before the atomic updates by the single's barrier.
// Source: semantics.md §4 and §6; OpenMP 5.2 §11.1.
int main(void)
{
    int hits = 99;

#pragma omp parallel //@ RACE_FREE
    {
#pragma omp single
        hits = 0;
#pragma omp atomic
        hits++;
    }
    return hits;
}

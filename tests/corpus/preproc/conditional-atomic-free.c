// Claim: the branch that the preprocessor takes contains the atomic.
// Source: algorithms.md §1 (pragmas); semantics.md §6.
#define THREAD_SAFE 1

int main(void)
{
    long hits = 0;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
#if THREAD_SAFE > 0
#pragma omp atomic
#endif
        hits += i;
    }
    return hits > 0;
}

// Claim: a directive in a branch that the preprocessor skips does not exist.
// Source: algorithms.md §1 (pragmas); semantics.md §6.
#define THREAD_SAFE 0

int main(void)
{
    long hits = 0;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; i++) {
#if THREAD_SAFE > 0
#pragma omp atomic
#endif
        hits += i; //@ race(hits)
    }
    return hits > 0;
}

// Claim: macros expand in clauses: with chunks of CHUNK, a bucket of CHUNK iterations belongs to one thread.
// Source: algorithms.md §1 (pragmas); semantics.md §3 (schedule(static,c)).
#define CHUNK 4
#define TEAM 3

int main(void)
{
    int bucket[16] = {0};

#pragma omp parallel for num_threads(TEAM) schedule(static, CHUNK) //@ RACE_FREE
    for (int i = 0; i < 64; i++)
        bucket[i / CHUNK] += i;
    return bucket[0];
}

// Claim: macros expand in clauses: chunks of CHUNK - 1 cut through the buckets.
// Source: algorithms.md §1 (pragmas); semantics.md §3 (schedule(static,c)).
#define CHUNK 4
#define TEAM 3
#define SMALLER(c) ((c) - 1)

int main(void)
{
    int bucket[16] = {0};

#pragma omp parallel for num_threads(TEAM) schedule(static, SMALLER(CHUNK)) //@ RACE witness T<=2
    for (int i = 0; i < 64; i++)
        bucket[i / CHUNK] += i; //@ race(bucket)
    return bucket[0];
}

// Claim: what an iteration does up to the end of its ordered region is before all that the thread of a later iteration does behind the loop.
// Source: semantics.md §6 (and what follows it), §3 (static with a chunk: thread 1 has iteration 1)
int main(void)
{
    int b[2] = {0, 0};
    int seen = 0;

#pragma omp parallel num_threads(2) //@ RACE_FREE
    {
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            b[i] = 1;
        }
#pragma omp masked filter(1)
        seen = b[0];
    }
    return seen;
}

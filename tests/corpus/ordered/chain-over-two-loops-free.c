// Claim: order is handed on from loop to loop: thread 1 is told in the first one and tells thread 2 in the second.
// Source: semantics.md §10 (the least transitive relation), §3 (static with a chunk: iteration i is thread i's)
int main(void)
{
    int x = 0;

#pragma omp parallel num_threads(3) //@ RACE_FREE
    {
#pragma omp masked
        x = 1;
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            {
            }
        }
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 3; i++) {
            if (i > 0) {
#pragma omp ordered
                {
                }
            }
        }
#pragma omp masked filter(2)
        x = 2;
    }
    return x;
}

// Claim: behind an ordered loop a thread knows of no iteration that comes after its own last one.
// Source: semantics.md §6, §3 (static with a chunk: thread 1 has iteration 1)
int main(void)
{
    int b[2] = {0, 0};
    int seen = 0;

#pragma omp parallel num_threads(2) //@ RACE witness T<=2
    {
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            b[i] = 1; //@ race(b)
        }
#pragma omp masked filter(0)
        seen = b[1]; //@ race(b)
    }
    return seen;
}

// Claim: what thread 1 is told in the second loop does not reach thread 2, which it told in the first one.
// Source: semantics.md §10 (order follows each thread's own sequence), §3 (static with a chunk: iteration i is thread i's)
// Output: differs without OpenMP
int main(void)
{
    int x = 0;

#pragma omp parallel num_threads(3) //@ RACE witness T<=3
    {
#pragma omp masked
        x = 1; //@ race(x)
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 3; i++) {
            if (i > 0) {
#pragma omp ordered
                {
                }
            }
        }
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            {
            }
        }
#pragma omp masked filter(2)
        x = 2; //@ race(x)
    }
    return x;
}

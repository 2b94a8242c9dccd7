// Claim: a task that is waited for only behind an ordered loop is not known to others by the loop.
// Source: semantics.md §10 (TW orders what follows the taskwait, the loop's region comes before)
// Output: differs without OpenMP
int main(void)
{
    int x = 0;

#pragma omp parallel num_threads(2) //@ RACE witness T<=2
    {
#pragma omp masked
        {
#pragma omp task shared(x)
            x = 1; //@ race(x)
        }
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            {
            }
        }
#pragma omp taskwait
#pragma omp masked filter(1)
        x += 1; //@ race(x)
    }
    return x;
}

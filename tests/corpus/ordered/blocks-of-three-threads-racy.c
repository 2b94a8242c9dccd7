// Claim: of three iterations two threads of three may have all, and then the third knows of nothing.
// Source: semantics.md §3 (static: blocks of at most ceil(N/T) iterations, in no order of the threads), §10
// Output: differs without OpenMP
int main(void)
{
    int a = 0;
    int seen = 0;

#pragma omp parallel num_threads(3) //@ RACE witness T<=2
    {
#pragma omp masked filter(1)
        a = 1; //@ race(a)
#pragma omp for schedule(static) ordered nowait
        for (int j = 0; j < 3; j++) {
#pragma omp ordered
            {
            }
        }
#pragma omp masked filter(0)
        seen = a; //@ race(a)
    }
    return seen;
}

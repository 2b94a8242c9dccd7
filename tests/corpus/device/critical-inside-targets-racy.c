// Claim: a critical construct that target regions execute excludes the threads of one of them: each region is a contention group of its own.
// Source: semantics.md §6; OpenMP 5.2 §13.8, §15.2
int x;

int main(void)
{
#pragma omp parallel //@ RACE
    {
#pragma omp target map(alloc : x)
        {
#pragma omp critical
            x++; //@ race(x)
        }
    }
    return 0;
}

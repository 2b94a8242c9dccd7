// Claim: the barrier at the end of single orders the reset before every combination.
// Source: semantics.md §4 and §8; OpenMP 5.2 §5.5.
int main(void)
{
    int count = 77;

#pragma omp parallel //@ RACE_FREE
    {
#pragma omp single
        count = 0;
#pragma omp for reduction(+ : count)
        for (int i = 0; i < 60; i++)
            count += (i % 7 == 0);
    }
    return count;
}

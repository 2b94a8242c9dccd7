// Claim: resetting the original races with the combination when no barrier lies between reset and loop.
// Source: semantics.md §8; OpenMP 5.2 §5.5.
int main(void)
{
    int count = 77;

#pragma omp parallel //@ RACE witness T<=2
    {
#pragma omp single nowait
        count = 0; //@ race(count)
#pragma omp for reduction(+ : count) //@ race(count)
        for (int i = 0; i < 60; i++)
            count += (i % 7 == 0);
    }
    return count;
}

// Claim: the unnamed critical and a named one are two locks.
// Source: semantics.md §6; OpenMP 5.2 §15.2.
int main(void)
{
    int queued = 0;

#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        {
#pragma omp critical
            queued += 3; //@ race(queued)
        }
#pragma omp section
        {
#pragma omp critical(consumer)
            queued -= 1; //@ race(queued)
        }
    }
    return queued;
}

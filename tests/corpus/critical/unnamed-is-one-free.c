// Claim: all criticals without a name are one: two sections that update the same two counters exclude each other.
// Source: semantics.md §6; OpenMP 5.2 §15.2.
int main(void)
{
    int queued = 0, peak = 0;

#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        {
            for (int k = 0; k < 10; k++) {
#pragma omp critical
                {
                    queued++;
                    if (queued > peak)
                        peak = queued;
                }
            }
        }
#pragma omp section
        {
#pragma omp critical
            {
                if (queued > 0)
                    queued--;
            }
        }
    }
    return peak;
}

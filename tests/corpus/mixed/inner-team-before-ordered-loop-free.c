// Claim: an inner team is joined before its encountering thread comes to an ordered loop, which tells the others.
// Source: semantics.md §10 (FJ, PO and ORD compose), §3 (static with a chunk: thread 1 has iteration 1)
int main(void)
{
    int x[2] = {0, 0};

#pragma omp parallel num_threads(2) //@ RACE_FREE
    {
#pragma omp masked
        {
#pragma omp parallel for num_threads(2)
            for (int i = 0; i < 2; i++)
                x[i] = i;
        }
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            {
            }
        }
#pragma omp masked filter(1)
        x[0] += x[1];
    }
    return x[0];
}

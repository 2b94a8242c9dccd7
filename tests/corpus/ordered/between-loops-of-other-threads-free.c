// Claim: an ordered loop orders what stands in the loops before and after it, whoever executes their iterations.
// Source: semantics.md §10 (PO and ORD compose): the write of b[0] is on thread 0 before its region of j=0, the other one on thread 1 behind j=1
int main(void)
{
    int b[3] = {0};

#pragma omp parallel num_threads(2) //@ RACE_FREE
    {
#pragma omp for schedule(static, 1) nowait
        for (int j = 0; j < 2; j++)
            b[j] = 1;
#pragma omp for schedule(static, 1) ordered nowait
        for (int j = 0; j < 3; j++) {
#pragma omp ordered
            {
            }
        }
#pragma omp for schedule(dynamic) nowait
        for (int i = 0; i < 2; i++)
            b[2 * i] = 1;
    }
    return b[0];
}

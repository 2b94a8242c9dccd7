// Claim: of three iterations in blocks of at most two, each of two threads has one; so what a thread did before is known by the last iteration.
// Source: semantics.md §3 (static: at most ceil(N/T) iterations a thread), §10 (PO and ORD compose)
int main(void)
{
    int a[3] = {0};
    int sum = 0;

#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE_FREE
    {
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            a[i + 1] = 1;
        }
        for (int round = 0; round < 2; round++) {
#pragma omp for schedule(static) ordered nowait
            for (int j = 0; j < 3; j++) {
#pragma omp ordered
                {
                }
                sum += a[j];
            }
        }
    }
    return sum;
}

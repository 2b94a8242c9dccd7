// Claim: what a task did that its thread waited for before an ordered loop is known behind the loop by the thread of a later iteration.
// Source: semantics.md §10 (TW, PO and ORD compose), §3 (static with a chunk: thread 1 has iteration 1)
int main(void)
{
    int x = 0;

#pragma omp parallel num_threads(2) //@ RACE_FREE
    {
#pragma omp masked
        {
#pragma omp taskgroup
            {
#pragma omp task shared(x)
                x = 1;
            }
        }
#pragma omp for schedule(static, 1) ordered nowait
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            {
            }
        }
#pragma omp masked filter(1)
        {
#pragma omp task shared(x)
            x += 1;
        }
    }
    return x;
}

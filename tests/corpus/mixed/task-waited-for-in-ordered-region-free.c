// Claim: a task that is waited for inside an ordered region is done before the regions that follow.
// Source: semantics.md §5 (taskwait), §6 (ordered), §10 (TW composed with ORD)
int main(void)
{
    int x = 0;

#pragma omp parallel num_threads(2) //@ RACE_FREE
    {
#pragma omp for schedule(static, 1) ordered
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            {
#pragma omp task shared(x)
                x += 1;
#pragma omp taskwait
            }
        }
    }
    return x;
}

// Claim: the end of an ordered region does not wait for tasks that were generated in it.
// Source: semantics.md §6 (ordered), §5 (a deferred task is complete where something waits for it)
int main(void)
{
    int x = 0;

#pragma omp parallel num_threads(2) //@ RACE witness T<=2
    {
#pragma omp for schedule(static, 1) ordered
        for (int i = 0; i < 2; i++) {
#pragma omp ordered
            {
#pragma omp task shared(x)
                x += 1; //@ race(x)
            }
        }
    }
    return x;
}

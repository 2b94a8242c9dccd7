// Claim: two constructs combine into one variable without a barrier in between: that tasks take part in both makes no order of it.
// Source: OpenMP 5.2 §5.5.5, §5.5.8; semantics.md §8.
int main(void)
{
    int total = 0;
#pragma omp parallel //@ RACE
    {
#pragma omp for reduction(task, + : total) schedule(static) nowait //@ race(total)
        for (int i = 0; i < 8; i++)
            total += i;
#pragma omp sections reduction(task, + : total) //@ race(total)
        {
            total++;
#pragma omp section
            total++;
        }
    }
    return total != 30;
}

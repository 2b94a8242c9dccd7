// Claim: a task that reads the variable that gave an array its length races with whoever changes it meanwhile.
// Source: C11 6.7.6.2 p5; OpenMP 5.2 §5.5.10; semantics.md §5.
int main(int argc, char **argv)
{
    int n = argc + 2;
    int sum[n];

    (void)argv;
    for (int i = 0; i < n; i++)
        sum[i] = 0;
#pragma omp parallel //@ RACE
#pragma omp single
#pragma omp taskgroup task_reduction(+ : sum)
    {
#pragma omp task in_reduction(+ : sum)
        sum[n - 1] += 3; //@ race(n)
        n = 1; //@ race(n)
    }
    return sum[0];
}

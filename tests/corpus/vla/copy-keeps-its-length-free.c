// Claim: the length of a variable length array is evaluated where the array is declared; a task that has a copy of the array does not
// read the variable again. Source: C11 6.7.6.2 p5; OpenMP 5.2 §5.5.10; semantics.md §5.
int main(int argc, char **argv)
{
    int n = argc + 2;
    int sum[n];

    (void)argv;
    for (int i = 0; i < n; i++)
        sum[i] = 0;
#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskgroup task_reduction(+ : sum)
    {
#pragma omp task in_reduction(+ : sum)
        sum[1] += 3;
        n = 0;
    }
    return sum[1] != 3;
}

// Claim: each task that takes part in a reduction of what a pointer points to has storage of its own, and the clause reads pointer and
// bounds where the task is generated. Source: OpenMP 5.2 §5.5.11; semantics.md §2 and §8.
int main(void)
{
    int data[6] = {0};
    int *p = data;
    int from = 2;

#pragma omp parallel //@ RACE_FREE
#pragma omp single
#pragma omp taskgroup task_reduction(+ : p[2:3])
    {
        for (int i = 0; i < 4; i++) {
#pragma omp task in_reduction(+ : p[from:3])
            {
                p[2] += i;
#pragma omp task in_reduction(+ : p[2:3])
                p[3] += i;
            }
        }
        from = 0;
        p = 0;
    }
    return data[2] != 6;
}

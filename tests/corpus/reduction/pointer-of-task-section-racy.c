// Claim: a pointer that a task reduces through may not be changed while the task reads it for something else.
// Source: OpenMP 5.2 §5.5.11; semantics.md §2 and §8.
int main(void)
{
    int data[6] = {0};
    int *p = data;
    int from = 2;

#pragma omp parallel //@ RACE
#pragma omp single
#pragma omp taskgroup task_reduction(+ : p[2:3])
    {
        for (int i = 0; i < 4; i++) {
#pragma omp task in_reduction(+ : p[from:3])
            p[2] += from; //@ race(from)
        }
        from = 0; //@ race(from)
    }
    return data[2];
}

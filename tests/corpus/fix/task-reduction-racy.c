// Claim: the tasks of a taskgroup take part in a reduction of the group. Source: semantics.md §8; OpenMP 5.2 §5.5.9, §5.5.10
#include <stdio.h>

int main(void)
{
    int sum = 5;

#pragma omp parallel //@ RACE fix(sum: task-reduction) offers(sum: atomic) nofix(sum: reduction) nofix(sum: private) nofix(sum: depend)
#pragma omp single
    {
#pragma omp taskgroup
        {
            for (int i = 0; i < 20; i++) {
#pragma omp task
                sum += i;  //@ race(sum)
            }
        }
        sum *= 2;
    }
    printf("%d\n", sum);
    return 0;
}

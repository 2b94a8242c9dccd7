// Claim: taskwait does not join the task of a task, taskgroup does. Source: semantics.md §5 (TW, TG); OpenMP 5.2 §15.4
#include <stdio.h>

int main(void)
{
    int x = 1, y = 0;

#pragma omp parallel //@ RACE fix(x: taskgroup) nofix(x: taskwait) nofix(x: private) nofix(x: firstprivate) nofix(x: barrier)
#pragma omp single
    {
#pragma omp task
        {
#pragma omp task
            x = 3 * x + 1;  //@ race(x)
        }
        y = 2 * x;          //@ race(x)
    }
    printf("%d %d\n", x, y);
    return 0;
}

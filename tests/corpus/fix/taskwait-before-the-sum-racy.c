// Claim: the parent needs the child's result: it waits for it first. Source: semantics.md §5; OpenMP 5.2 §15.5
#include <stdio.h>

static int left(int n) { return n * 3; }

int main(void)
{
    int x = 0, y = 1;

#pragma omp parallel //@ RACE fix(x: taskwait) nofix(x: private) nofix(x: firstprivate) nofix(x: atomic) nofix(x: critical) nofix(x: barrier) nofix(x: single)
#pragma omp single
    {
#pragma omp task
        x = left(5);  //@ race(x)
        y = 2 * y;
        y = x + y;    //@ race(x)
    }
    printf("%d\n", y);
    return 0;
}

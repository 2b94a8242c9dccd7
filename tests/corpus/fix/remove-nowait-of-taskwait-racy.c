// Claim: taskwait with nowait does not wait. Source: semantics.md §5 (TWD); OpenMP 5.2 §15.5
// GCC knows nowait on taskwait from 13 on.
#include <stdio.h>

int main(void)
{
    int x = 0, y = 0;

#pragma omp parallel //@ RACE fix(x: remove-nowait) offers(x: taskwait) nofix(x: private)
#pragma omp single
    {
#pragma omp task depend(out : x)
        x = 4;  //@ race(x)
#pragma omp taskwait depend(in : x) nowait
        y = x;  //@ race(x)
    }
    printf("%d %d\n", x, y);
    return 0;
}

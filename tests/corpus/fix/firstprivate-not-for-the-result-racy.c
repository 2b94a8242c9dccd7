// Claim: what a task computes for its parent must stay shared. Source: semantics.md §5; OpenMP 5.2 §5.1.1
#include <stdio.h>

int main(void)
{
    int best = 7, seen = 0;

#pragma omp parallel //@ RACE nofix(best: firstprivate) nofix(best: private) fix(best: taskwait)
#pragma omp single
    {
#pragma omp task shared(best)
        best = best + 20;  //@ race(best)
        seen = best;       //@ race(best)
    }
    printf("%d %d\n", best, seen);
    return 0;
}

// Claim: sibling tasks that depend on each other say so, and other tasks do not wait. Source: semantics.md §5 (DEP); OpenMP 5.2 §15.9.5
#include <stdio.h>

int main(void)
{
    int raw = 0, cooked = 0, other = 0;

#pragma omp parallel //@ RACE fix(raw: depend) offers(raw: taskwait) nofix(raw: private) nofix(raw: firstprivate) nofix(raw: atomic)
#pragma omp single
    {
#pragma omp task
        raw = 17;          //@ race(raw)
#pragma omp task
        other = 5;
#pragma omp task
        cooked = raw * 2;  //@ race(raw)
    }
    printf("%d %d %d\n", raw, cooked, other);
    return 0;
}

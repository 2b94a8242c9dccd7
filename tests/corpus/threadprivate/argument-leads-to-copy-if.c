// Claim: an argument may lead to the copy of a threadprivate variable that one of the threads has; that it does not is a condition.
// Source: semantics.md §5; docs/decisions/0029
#include <omp.h>
int counter[4];
#pragma omp threadprivate(counter)

void use(int *p)
{
#pragma omp parallel //@ RACE_FREE_IF(no-overlap counter p)
    {
        if (omp_get_thread_num() == 1)
            p[0] = 1;
        counter[0] = 1;
    }
}

// Claim: what one thread stores behind an argument may be the copy of another (a serial caller passes that of thread 0), which then holds
// something else behind the barrier. Source: semantics.md §5, Values
#include <omp.h>
int counter[4];
#pragma omp threadprivate(counter)
int x;
int y;

void use(int *p)
{
#pragma omp parallel //@ RACE
    {
        counter[0] = 1;
#pragma omp barrier
        if (omp_get_thread_num() == 1)
            p[0] = 2;
#pragma omp barrier
        if (counter[0] != 1)
            x = 1; //@ race(x) possible
        if (omp_get_thread_num() == 1)
            y = x; //@ race(x) possible
    }
}

// Claim: no argument leads to the copies of a variable whose address nobody took, nor one of another type, nor a restrict one.
// Source: semantics.md §5; C11 6.5p7, 6.7.3.1
#include <omp.h>
static int hidden[4];
#pragma omp threadprivate(hidden)

void use_hidden(int *p)
{
#pragma omp parallel //@ RACE_FREE
    {
        if (omp_get_thread_num() == 1)
            p[0] = 1;
        hidden[0] = 1;
    }
}

int counter[4];
#pragma omp threadprivate(counter)

void use(double *p, int *restrict q)
{
#pragma omp parallel //@ RACE_FREE
    {
        if (omp_get_thread_num() == 1)
            p[0] = 1;
        counter[0] = 1;
        if (omp_get_thread_num() == 1)
            q[0] = 1;
    }
}

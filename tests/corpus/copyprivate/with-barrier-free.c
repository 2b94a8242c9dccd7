// Claim: with the barrier at its end copyprivate gives all threads the value.
// Source: OpenMP 5.2 §5.7.2, §11.1
#include <omp.h>

int a[99];

int main(void)
{
#pragma omp parallel num_threads(9) //@ RACE_FREE
    {
        int p = 0;
#pragma omp single copyprivate(p)
        p = 1;
        a[omp_get_thread_num()] = p;
    }
    return a[1];
}

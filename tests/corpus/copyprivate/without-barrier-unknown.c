// Claim: copyprivate needs the barrier that nowait takes away: they exclude each other.
// Source: OpenMP 5.2 §11.1
// Compilers refuse the program.
#include <omp.h>

int a[99];

int main(void)
{
#pragma omp parallel num_threads(9) //@ UNKNOWN(parse-problem)
    {
        int p = 0;
#pragma omp single copyprivate(p) nowait //@ message(duplicate-clause)
        p = 1;
        a[omp_get_thread_num()] = p;
    }
    return a[1];
}

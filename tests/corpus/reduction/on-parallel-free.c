// Claim: a reduction on parallel itself gives each thread a copy and combines once per thread.
// Source: semantics.md §8; OpenMP 5.2 §5.5.
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int members = 0, weight = 1;

#pragma omp parallel reduction(+ : members) reduction(* : weight) //@ RACE_FREE
    {
        members += 1;
        if (omp_get_thread_num() % 2)
            weight *= 2;
    }
    printf("%d %d\n", members, weight);
    return 0;
}

// Claim: with a private target each form of atomic capture is free.
// Source: semantics.md §6; OpenMP 5.2 §15.8.4.
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int next = 0, sum[8] = {0};

#pragma omp parallel num_threads(8) //@ RACE_FREE
    {
        int before, after;
        int me = omp_get_thread_num();
#pragma omp atomic capture
        before = next++;
        sum[me] += before;
#pragma omp atomic capture
        after = next += 2;
        sum[me] += after;
#pragma omp atomic capture
        {
            before = next;
            next += 1;
        }
        sum[me] += before;
#pragma omp atomic capture
        {
            next -= 3;
            after = next;
        }
        sum[me] += after;
    }
    printf("%d %d\n", next, sum[0]);
    return 0;
}

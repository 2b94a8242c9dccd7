// Claim: between a branch of thread 0 and the branch of the others no barrier can stand that all of them reach.
// Source: OpenMP 5.2 §15.3.1 (encountered by all threads or none). Output: depends on the team size
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int x = 0, y[8] = {0};

#pragma omp parallel num_threads(8) //@ RACE nofix(x: barrier) nofix(x: single) nofix(x: private) nofix(x: remove-nowait)
    {
        int me = omp_get_thread_num();
        if (me == 0)
            x = 5;          //@ race(x)
        else
            y[me] = x + 1;  //@ race(x)
    }
    printf("%d %d\n", x, y[1]);
    return 0;
}

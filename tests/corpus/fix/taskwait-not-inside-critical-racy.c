// Claim: who waits for a task must not hold what the task may want: no taskwait inside of critical. Source: OpenMP 5.2 §15.2, §15.5
#include <stdio.h>

int main(void)
{
    int x = 0, y = 0, turns = 0;

#pragma omp parallel //@ RACE nofix(x: taskwait) nofix(x: barrier) nofix(x: private)
#pragma omp single
    {
#pragma omp critical
        {
            turns++;
#pragma omp task
            {
                x = 1; //@ race(x)
#pragma omp critical
                turns++;
            }
            y = x;     //@ race(x)
        }
    }
    printf("%d %d\n", y, turns);
    return 0;
}

// Claim: a task that is not waited for reads what the thread changes meanwhile, so that two threads' tasks may meet in one element.
// Source: semantics.md §2 and §5; OpenMP 5.2 §12.5.
#include <omp.h>

int seats[16];

int main(void)
{
#pragma omp parallel num_threads(8) //@ RACE
    {
        int seat = omp_get_thread_num();
        seat += 3;
#pragma omp task shared(seat)
        seats[seat] = 1; //@ race(seats) possible race(seat)
        seat++; //@ race(seat)
#pragma omp taskwait
    }
    return seats[3] > 1;
}

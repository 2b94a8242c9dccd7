// Claim: with at most two threads only thread 1 reaches the right side of ||.
// Source: semantics.md §2 (`||`) and §3 (num_threads(n) gives at most n).
#include <omp.h>

int main(void)
{
    int winner = -1;

#pragma omp parallel num_threads(2) //@ RACE_FREE
    {
        int me = omp_get_thread_num();
        (void)(me == 0 || (winner = 7));
    }
    return winner;
}

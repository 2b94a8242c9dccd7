// Claim: the right side of || is evaluated by all threads but one: a race that needs three threads.
// Source: semantics.md §2 (`||`); algorithms.md §10 (races that need many threads).
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    int winner = -1;

#pragma omp parallel //@ RACE witness T<=3
    {
        int me = omp_get_thread_num();
        (void)(me == 0 || (winner = 7)); //@ race(winner)
    }
    return winner;
}

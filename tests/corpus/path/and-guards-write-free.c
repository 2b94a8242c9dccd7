// Claim: the right side of && is evaluated only by the thread that the left side lets through.
// Source: semantics.md §2 (`&&`).
#include <omp.h>

int main(void)
{
    int winner = -1;

#pragma omp parallel //@ RACE_FREE
    {
        int me = omp_get_thread_num();
        (void)(me == 0 && (winner = 7));
    }
    return winner;
}

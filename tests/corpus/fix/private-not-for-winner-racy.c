// Claim: a variable by which the threads elect one of them is not private: each would elect itself. Source: OpenMP 5.2 §5.4.3
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int winner = -1, total = 0;

#pragma omp parallel //@ RACE nofix(winner: private) nofix(winner: firstprivate) nofix(winner: local-declaration)
    {
        int tid = omp_get_thread_num();
        winner = tid; //@ race(winner)
#pragma omp barrier
        if (winner == tid) {
#pragma omp atomic
            total += 10;
        }
    }
    printf("%d\n", total);
    return 0;
}

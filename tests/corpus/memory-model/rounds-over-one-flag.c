// Claim: over several rounds the same value is written again and again; of two threads all executions are looked at.
// Source: semantics.md §6, §1 (what is not understood is said)
// Output: depends on the team size
#include <omp.h>

static int data, turn, sum;

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
    {
        int me = omp_get_thread_num();
        if (omp_get_num_threads() == 2) {
            for (int round = 0; round < 4; round++) {
                int now = 1 - me;
                while (now != me) {
#pragma omp atomic read acquire
                    now = turn;
                }
                data += me;
#pragma omp atomic write release
                turn = 1 - me;
            }
        }
    }
    sum = data;
    return sum & 127;
}

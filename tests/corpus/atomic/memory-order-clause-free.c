// Claim: a memory-order clause does not weaken the exclusion of an atomic.
// Source: semantics.md §2 and §6; OpenMP 5.2 §15.8.1.
#include <stdio.h>

int main(void)
{
    unsigned done = 0;
    unsigned last[16];

#pragma omp parallel for schedule(static, 1) //@ RACE_FREE
    for (int i = 0; i < 16; i++) {
        unsigned now;
#pragma omp atomic update release
        done |= 1u << i;
#pragma omp atomic read seq_cst
        now = done;
        last[i] = now;
    }
    printf("%u %u\n", done, last[0]);
    return 0;
}

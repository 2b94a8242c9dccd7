// Claim: a variable may be firstprivate and lastprivate: the copy-out comes after all copies-in.
// Source: semantics.md §8 and §11; OpenMP 5.2 §5.4.5.
#include <stdio.h>

int main(void)
{
    int phase = 4;
    int out[12];

#pragma omp parallel for firstprivate(phase) lastprivate(phase) schedule(static, 2) //@ RACE_FREE
    for (int i = 0; i < 12; i++) {
        out[i] = phase;
        phase = i;
    }
    printf("%d %d\n", phase, out[0]);
    return 0;
}

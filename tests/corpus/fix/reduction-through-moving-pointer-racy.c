// Claim: the pointer leads to another place in each iteration of the inner loop: one local variable cannot stand for them.
// Source: OpenMP 5.2 §5.5.5
#include <stdio.h>

static int bins[3];

int main(void)
{
#pragma omp parallel for //@ RACE fix(p: atomic) nofix(p: reduction)
    for (int i = 0; i < 60; i++) {
        int *p = bins + i % 3;
        *p += i; //@ race
    }
    printf("%d %d %d\n", bins[0], bins[1], bins[2]);
    return 0;
}

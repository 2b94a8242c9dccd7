// Claim: an ordered region that is the whole body leaves nothing to do at the same time. Source: OpenMP 5.2 §15.10.2
#include <stdio.h>

int main(void)
{
    int state = 1;

#pragma omp parallel for //@ RACE nofix(state: ordered) nofix(state: critical) nofix(state: atomic) fix(state: remove-pragma)
    for (int i = 0; i < 20; i++) {
        state = (state * 3 + i) % 101;  //@ race(state)
    }
    printf("%d\n", state);
    return 0;
}

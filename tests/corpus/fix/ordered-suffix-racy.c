// Claim: the costly part of an iteration is independent, its end continues what the iteration before left. Source: semantics.md §6; OpenMP 5.2 §15.10.2
#include <stdio.h>
#define N 20

static int cost(int n)
{
    int r = n;
    for (int k = 0; k < 50; k++)
        r = (r * 7 + k) % 31;
    return r;
}

int main(void)
{
    int state = 1, part[N];

#pragma omp parallel for //@ RACE fix(state: ordered) nofix(state: critical) nofix(state: atomic) nofix(state: reduction) nofix(state: private)
    for (int i = 0; i < N; i++) {
        part[i] = cost(i);
        state = state * 3 % 101;   //@ race(state)
        state = state ^ part[i];   //@ race(state)
    }
    printf("%d\n", state);
    return 0;
}

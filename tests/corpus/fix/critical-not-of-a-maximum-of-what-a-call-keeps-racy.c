// Claim: a maximum is kept of values that a function makes of the ones before: that the maximum is kept in any order says nothing of them.
// Source: OpenMP 5.2 §15.2
#include <stdio.h>

static int state;

static int look(int i)
{
    state = (state * 3 + i) % 1000; //@ race(state)
    return state % 7; //@ race(state)
}

int main(void)
{
    int best = -100;
#pragma omp parallel for //@ RACE nofix(best: critical) nofix(state: critical)
    for (int i = 0; i < 15; i++)
        if (look(i) > best) //@ race(best) possible
            best = look(i); //@ race(best) possible
    printf("%d %d\n", best, state);
    return 0;
}

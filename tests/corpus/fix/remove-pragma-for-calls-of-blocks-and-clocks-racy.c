// Claim: a function for blocks and one that reads a clock take no turns, whatever their names have in them: the code was not written for threads.
// Source: OpenMP 5.2 §18.9
#include <stdio.h>
#include <time.h>

static int state = 3, blocks[9];

static void fill_block(int i)
{
    blocks[i] = clock() == 0 ? 2 : 1;
}

int main(void)
{
#pragma omp parallel for //@ RACE offers(state: remove-pragma) nofix(state: private)
    for (int i = 0; i < 9; i++) {
        fill_block(i);
        state = 3 * state - i; //@ race(state)
    }
    printf("%d %d\n", state, blocks[8] > 0);
    return 0;
}

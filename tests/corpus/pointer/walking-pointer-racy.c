// Claim: the blocks are walked one element too far.
// Source: semantics.md §9 (offsets are kept exact through arithmetic).
// Output: depends on the team size
#include <omp.h>
#define BLOCK 16

int main(void)
{
    int data[8 * BLOCK + 1] = {0};

#pragma omp parallel num_threads(8) //@ RACE witness T<=2
    {
        int *p = data + omp_get_thread_num() * BLOCK;
        for (int k = 0; k <= BLOCK; k++)
            *p++ = k; //@ race
    }
    return data[BLOCK];
}

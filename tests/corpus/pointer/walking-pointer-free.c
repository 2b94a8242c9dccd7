// Claim: each thread walks its own block with a private pointer.
// Source: semantics.md §9 (offsets are kept exact through arithmetic).
#include <omp.h>
#define BLOCK 16

int main(void)
{
    int data[8 * BLOCK] = {0};

#pragma omp parallel num_threads(8) //@ RACE_FREE
    {
        int *p = data + omp_get_thread_num() * BLOCK;
        for (int k = 0; k < BLOCK; k++)
            *p++ = k;
    }
    return data[BLOCK];
}

// Claim: a lock for each element of an array: equal elements have equal locks.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>
#include <stdlib.h>

#define BUCKETS 8

int main(void)
{
    int data[64], count[BUCKETS] = { 0 };
    omp_lock_t gate[BUCKETS];

    for (int i = 0; i < 64; i++)
        data[i] = rand();
    for (int b = 0; b < BUCKETS; b++)
        omp_init_lock(&gate[b]);
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 64; i++) {
        int b = data[i] & (BUCKETS - 1);
        omp_set_lock(&gate[b]);
        count[b]++;
        omp_unset_lock(&gate[b]);
    }
    return count[0];
}

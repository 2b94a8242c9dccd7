// Claim: the program has a lock for each bucket, and one update forgot it. Source: semantics.md §6; OpenMP 5.2 §18.9
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#define BUCKETS 8

static int count[BUCKETS];
static omp_lock_t gate[BUCKETS];

static void add(int bucket, int n)
{
    omp_set_lock(&gate[bucket]);
    count[bucket] += n;              //@ race(count)
    omp_unset_lock(&gate[bucket]);
}

int main(void)
{
    for (int b = 0; b < BUCKETS; b++)
        omp_init_lock(&gate[b]);
#pragma omp parallel for //@ RACE offers(count: lock) nofix(count: private)
    for (int i = 0; i < 64; i++) {
        int b = i * i % BUCKETS;
        if (i % 3 == 0) {
            add(b, 2);
        } else {
            count[b] += 1;           //@ race(count)
        }
    }
    int sum = 0;
    for (int b = 0; b < BUCKETS; b++)
        sum += count[b] * (b + 1);
    printf("%d\n", sum);
    return 0;
}

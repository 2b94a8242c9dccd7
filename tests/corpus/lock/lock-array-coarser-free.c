// Claim: where one lock stands for several elements, equal elements have equal locks.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

#define N 64

int main(void)
{
    int cell[N] = { 0 };
    omp_lock_t stripe[4];

    for (int s = 0; s < 4; s++)
        omp_init_lock(&stripe[s]);
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 4 * N; i++) {
        int k = i % N;
        omp_set_lock(&stripe[k % 4]);
        cell[k] += i;
        omp_unset_lock(&stripe[k % 4]);
    }
    return cell[0];
}

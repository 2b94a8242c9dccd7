// Claim: the lock of one structure does not protect another one.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>
#include <stdlib.h>

struct account { double balance; omp_lock_t gate; };

static void transfer(struct account *from, struct account *to, double amount)
{
    omp_set_lock(&from->gate);
    from->balance -= amount; //@ race(from)
    to->balance += amount; //@ race(from)
    omp_unset_lock(&from->gate);
}

int main(void)
{
    struct account *all = malloc(32 * sizeof *all);

    for (int i = 0; i < 32; i++) {
        all[i].balance = i;
        omp_init_lock(&all[i].gate);
    }
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 100; i++)
        transfer(&all[i % 32], &all[7 * i % 32], 1.0);
    return 0;
}

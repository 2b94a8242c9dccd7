// Claim: a lock inside a structure protects that structure, through pointers and callees.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>
#include <stdlib.h>

struct account { double balance; omp_lock_t gate; };

static void deposit(struct account *to, double amount)
{
    omp_set_lock(&to->gate);
    to->balance += amount;
    omp_unset_lock(&to->gate);
}

int main(void)
{
    struct account *all = malloc(32 * sizeof *all);

    for (int i = 0; i < 32; i++) {
        all[i].balance = i;
        omp_init_lock(&all[i].gate);
    }
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 100; i++) {
        struct account *from = &all[i % 32], *to = &all[7 * i % 32];
        deposit(from, -1.0);
        deposit(to, 1.0);
    }
    return 0;
}

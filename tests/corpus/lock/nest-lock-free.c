// Claim: a nest lock is held until it is unset as often as it was set.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

static omp_nest_lock_t gate;
static int count, other;

static void step(void)
{
    omp_set_nest_lock(&gate);
    count++;
    omp_unset_nest_lock(&gate);
}

int main(void)
{
    omp_init_nest_lock(&gate);
#pragma omp parallel //@ RACE_FREE
    {
        omp_set_nest_lock(&gate);
        step();
        other++;
        omp_unset_nest_lock(&gate);
    }
    return count + other;
}

// Claim: a nest lock that is unset as often as it was set is held no more.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
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
#pragma omp parallel //@ RACE
    {
        omp_set_nest_lock(&gate);
        step();
        omp_unset_nest_lock(&gate);
        other++; //@ race(other)
    }
    return count + other;
}

// Claim: a lock that a callee sets is held after the call, until another callee unsets it.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

static omp_lock_t gate;
static int shared_count;

static void enter(void) { omp_set_lock(&gate); }
static void leave(void) { omp_unset_lock(&gate); }

int main(void)
{
    omp_init_lock(&gate);
#pragma omp parallel //@ RACE_FREE
    {
        enter();
        shared_count++;
        leave();
    }
    return shared_count;
}

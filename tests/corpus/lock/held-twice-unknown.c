// Claim: a task that sets a simple lock which it holds waits for itself.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
#include <omp.h>

static omp_lock_t gate;
static int count;

static void add(void)
{
    omp_set_lock(&gate); //@ message(lock-held-twice)
    count++;
    omp_unset_lock(&gate);
}

int main(void)
{
    omp_init_lock(&gate);
#pragma omp parallel //@ UNKNOWN(not-conforming)
    {
        omp_set_lock(&gate);
        add();
        omp_unset_lock(&gate);
    }
    return count;
}

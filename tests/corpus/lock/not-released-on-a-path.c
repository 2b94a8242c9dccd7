// Claim: a lock that one path leaves set is a message; what follows is not protected on the other path.
// Source: semantics.md §6; OpenMP 5.2 §18.9.
// Output: depends on the team size
#include <omp.h>

static omp_lock_t gate;
static int count, after;

static void add(int limit)
{
    omp_set_lock(&gate); //@ message(lock-not-released)
    if (count == limit)
        return;
    count++;
    omp_unset_lock(&gate);
}

int main(int argc, char **argv)
{
    (void) argv;
    omp_init_lock(&gate);
#pragma omp parallel //@ RACE
    {
        add(argc);
        after++; //@ race(after) possible
    }
    return count + after;
}

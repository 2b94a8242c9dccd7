// Claim: an iteration that waits for its turn with a lock keeps the earlier ones out, whichever function has set the lock.
// Source: OpenMP 5.2 §15.10.2, §18.9
#include <omp.h>

static omp_lock_t lock;
static int n, last, high[20];

static void enter(void)
{
    omp_set_lock(&lock);
}

static void leave(void)
{
    omp_unset_lock(&lock);
}

int main(void)
{
    omp_init_lock(&lock);
#pragma omp parallel for //@ RACE nofix(last: ordered)
    for (int i = 0; i < 20; i++) {
        enter();
        last = i; //@ race(last)
        n++;
        leave();
        high[i] = last & 32; //@ race(last)
    }
    omp_destroy_lock(&lock);
    return n + high[3];
}

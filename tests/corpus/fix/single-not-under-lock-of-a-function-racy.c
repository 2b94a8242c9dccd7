// Claim: a function that leaves a lock set holds it for its caller: no barrier may stand behind the call. One that gives it back does not.
// Source: OpenMP 5.2 §15.3.1, §18.9
#include <omp.h>
#include <stdio.h>
#define N 20

static omp_lock_t lock;
static int met;

static void enter(void)
{
    omp_set_lock(&lock);
}

static void leave(void)
{
    omp_unset_lock(&lock);
}

static void count(void)
{
    enter();
    met++;
    leave();
}

int main(void)
{
    int factor = 0, shift = 0, b[N], sum = 0;

    omp_init_lock(&lock);
#pragma omp parallel num_threads(4) //@ RACE nofix(factor: single) offers(shift: single)
    {
        enter();
#pragma omp master
        factor = 6;                     //@ race(factor)
        leave();
        count();
#pragma omp master
        shift = 2;                      //@ race(shift)
#pragma omp for
        for (int i = 0; i < N; i++)
            b[i] = i * factor + shift;  //@ race(factor) race(shift)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, met > 0);
    omp_destroy_lock(&lock);
    return 0;
}

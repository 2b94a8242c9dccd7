// Claim: a member that counts is not the one that the loop looks at through the same pointer.
// Source: OpenMP 5.2 §15.3.1 (all threads complete it), §1.4.5
// Output: depends on the team size
#include <omp.h>

static int go, x, y;

static int look(const int *p)
{
    int v;
#pragma omp atomic read acquire
    v = *p;
    return v;
}

struct state {
    int done, spins;
};

static void await(const int *p, struct state *s)
{
    while (!s->done) {
        s->spins++;
        s->done = look(p);
    }
}

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE nofix(x: barrier)
    {
        int me = omp_get_thread_num();
        if (me == 1) {
            x = 5; //@ race(x)
            struct state s = {0, 0};
            await(&go, &s);
        }
        if (me == 0) {
            y = x; //@ race(x)
#pragma omp atomic write release
            go = 1;
        }
    }
    return y & 8;
}

// Claim: two critical names guard one sum, and one update is not guarded at all: one name for all. Source: OpenMP 5.2 §15.2
#include <stdio.h>

struct totals {
    long sum, all;
};

int main(void)
{
    struct totals t = {0, 0};
#pragma omp parallel //@ RACE offers(t: critical) nofix(t: private) nofix(t: reduction)
    {
#pragma omp for nowait
        for (int i = 0; i < 40; i++)
#pragma omp critical(one)
            t.sum += i; //@ race(t)
#pragma omp for nowait
        for (int i = 0; i < 40; i++)
#pragma omp critical(other)
            t.sum += 2 * i; //@ race(t)
#pragma omp for
        for (int i = 0; i < 40; i++)
            t.sum += 3 * i; //@ race(t)
    }
    printf("%ld\n", t.sum + t.all);
    return 0;
}

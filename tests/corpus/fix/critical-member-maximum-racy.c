// Claim: the maximum in a record's member is neither an item of a reduction nor an atomic update of OpenMP 5.0: a lock is left.
// Source: OpenMP 5.2 §5.5.8, §15.2
#include <stdio.h>
#define N 40

struct best {
    int value;
};

int main(void)
{
    struct best best = {-1};

#pragma omp parallel for //@ RACE fix(best: critical) nofix(best: reduction) nofix(best: private) nofix(best: lastprivate)
    for (int i = 0; i < N; i++)
        if (i * 23 % 31 > best.value)    //@ race(best) possible
            best.value = i * 23 % 31;    //@ race(best) possible
    printf("%d\n", best.value);
    return 0;
}

// Claim: a flag that is only ever set to the same value may be set in any order, but not without protection.
// Source: OpenMP 5.2 §15.8.4 (atomic write)
#include <stdio.h>
#define N 40

int main(void)
{
    int found = 0;

    //@ RACE fix(found: reduction|atomic) offers(found: critical) nofix(found: private) nofix(found: lastprivate)
#pragma omp parallel for
    for (int i = 0; i < N; i++)
        if (i * i % 19 == 5)
            found = 1; //@ race(found)
    printf("%d\n", found);
    return 0;
}

// Claim: target update from the device, and the end of target data, bring back what the device's copy held: not what the host wrote
// meanwhile. Source: semantics.md §8 (map); OpenMP 5.2 §13.5, §13.9
#include <stdio.h>
int order[48], again[48], visits[48];
int main(void)
{
    for (int i = 0; i < 48; i++) {
        order[i] = i / 2;
        again[i] = i / 2;
    }
#pragma omp target data map(tofrom : order) map(to : again)
    {
        for (int i = 0; i < 48; i++) {
            order[i] = i;
            again[i] = i;
        }
#pragma omp target update from(again)
    }
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 48; i++)
        visits[order[i]]++; //@ race(visits) possible
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 48; i++)
        visits[again[i]]++; //@ race(visits)
    printf("%d\n", visits[3]);
    return 0;
}

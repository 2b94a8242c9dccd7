// Claim: target update of a section leaves the rest of the device's copy as it was. Source: semantics.md §8 (map); OpenMP 5.2 §13.9
#include <stdio.h>
int order[48], visits[48];
int main(void)
{
    for (int i = 0; i < 48; i++)
        order[i] = i / 2;
#pragma omp target data map(to : order) map(tofrom : visits)
    {
        for (int i = 0; i < 48; i++)
            order[i] = i;
#pragma omp target update to(order[0:8])
#pragma omp target teams distribute parallel for //@ RACE
        for (int i = 0; i < 48; i++)
            visits[order[i]]++; //@ race(visits) possible
#pragma omp target update to(order)
#pragma omp target teams distribute parallel for //@ RACE_FREE
        for (int i = 0; i < 48; i++)
            visits[order[i]]++;
    }
    printf("%d\n", visits[3]);
    return 0;
}

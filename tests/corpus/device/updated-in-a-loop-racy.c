// Claim: a loop that first uses the device's copy and then brings it up to date uses old contents in its first trip only: after the
// loop it holds what the host's does, in the loop it may not. Source: semantics.md §8 (map); OpenMP 5.2 §13.9
#include <stdio.h>
int order[48], visits[48];
int main(void)
{
    for (int i = 0; i < 48; i++)
        order[i] = i / 2;
#pragma omp target enter data map(to : order)
    for (int i = 0; i < 48; i++)
        order[i] = i;
    for (int k = 0; k < 3; k++) {
#pragma omp target teams distribute parallel for map(tofrom : visits) //@ RACE
        for (int i = 0; i < 48; i++)
            visits[order[i]]++; //@ race(visits) possible
#pragma omp target update to(order)
    }
#pragma omp target exit data map(release : order)
    printf("%d\n", visits[3]);
    return 0;
}

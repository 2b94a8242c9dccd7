// Claim: the device's copy of an allocated array holds what the host's held when it was mapped or updated.
// Source: semantics.md §8 (map); OpenMP 5.2 §5.8.3, §13.9
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int *order = malloc(48 * sizeof(int));
    int visits[96] = {0};
    for (int i = 0; i < 48; i++)
        order[i] = i / 2;
#pragma omp target data map(to : order[0:48]) map(tofrom : visits)
    {
        for (int i = 0; i < 48; i++)
            order[i] = 2 * i;
#pragma omp target update to(order[0:48])
#pragma omp target teams distribute parallel for //@ RACE_FREE
        for (int i = 0; i < 48; i++)
            visits[order[i]]++;
    }
    printf("%d\n", visits[4]);
    free(order);
    return 0;
}

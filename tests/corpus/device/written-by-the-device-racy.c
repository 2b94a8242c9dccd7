// Claim: after a target region that writes the device's copy nothing is known of it. Source: semantics.md §2 (values), §8 (map)
#include <stdio.h>
int order[48], visits[48];
int main(void)
{
    for (int i = 0; i < 48; i++)
        order[i] = i;
#pragma omp target data map(to : order) map(tofrom : visits)
    {
        for (int k = 0; k < 2; k++) {
#pragma omp target teams distribute parallel for //@ RACE
            for (int i = 0; i < 48; i++)
                visits[order[i]]++; //@ race(visits) possible
#pragma omp target //@ RACE_FREE
            for (int i = 0; i < 48; i++)
                order[i] = i / 2;
        }
    }
    printf("%d\n", visits[3]);
    return 0;
}

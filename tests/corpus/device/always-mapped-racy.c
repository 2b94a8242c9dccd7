// Claim: a map clause with always copies what is on the device already, one without does not. Source: OpenMP 5.2 §5.8.3
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
#pragma omp target teams distribute parallel for map(to : order) //@ RACE
        for (int i = 0; i < 48; i++)
            visits[order[i]]++; //@ race(visits) possible
#pragma omp target teams distribute parallel for map(always, to : order) //@ RACE_FREE
        for (int i = 0; i < 48; i++)
            visits[order[i]]++;
    }
    printf("%d\n", visits[3]);
    return 0;
}

// Claim: what the host writes after target update, or in one way of a branch only before it, is not what the device's array surely
// holds. Source: semantics.md §8 (map); OpenMP 5.2 §7.8, §13.9
#include <stdio.h>
#pragma omp declare target
int order[48], later[48], maybe[48];
int visits[48];
#pragma omp end declare target
int main(int argc, char **argv)
{
    for (int i = 0; i < 48; i++) {
        order[i] = i / 3;
        later[i] = i / 3;
        maybe[i] = i;
    }
#pragma omp target update to(order, later)
    if (argc > 1) {
#pragma omp target update to(maybe)
    }
    for (int i = 0; i < 48; i++)
        later[i] = i;
#pragma omp target teams distribute parallel for map(always, tofrom : visits) //@ RACE witness T<=2
    for (int i = 0; i < 48; i++)
        visits[order[i]]++; //@ race(visits)
#pragma omp target teams distribute parallel for map(always, tofrom : visits) //@ RACE
    for (int i = 0; i < 48; i++)
        visits[later[i]]++; //@ race(visits) possible
#pragma omp target teams distribute parallel for map(always, tofrom : visits) //@ RACE
    for (int i = 0; i < 48; i++)
        visits[maybe[i]]++; //@ race(visits) possible
    printf("%d\n", visits[3]);
    return 0;
}

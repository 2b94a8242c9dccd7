// Claim: after target update the device's own array holds what the host's does, also of the members of its elements, as long as
// nobody writes either. Source: semantics.md §8 (map); OpenMP 5.2 §7.8, §13.9
#include <stdio.h>
struct route { int from; short to; };
#pragma omp declare target
int order[48];
struct route routes[48];
int visits[48];
#pragma omp end declare target
int main(void)
{
    for (int i = 0; i < 48; i++) {
        order[i] = 47 - i;
        routes[i].from = i;
        routes[i].to = 47 - i;
    }
#pragma omp target update to(order, routes)
#pragma omp target teams distribute parallel for map(always, tofrom : visits) //@ RACE_FREE
    for (int i = 0; i < 48; i++)
        visits[order[i]]++;
#pragma omp target teams distribute parallel for map(always, tofrom : visits) //@ RACE_FREE
    for (int i = 0; i < 48; i++) {
        struct route r = routes[i];
        visits[r.to]++;
    }
    printf("%d\n", visits[3]);
    return 0;
}

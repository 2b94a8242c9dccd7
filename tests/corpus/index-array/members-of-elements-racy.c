// Claim: a member that the filling loop halves is one of two elements' alike, the others are not.
// Source: semantics.md §2 (values).
#include <stdio.h>
struct order { int line; long amount; short bin; };
struct order orders[60];
int sold[60], sums[120], bins[180];
int main(void)
{
    for (int i = 0; i < 60; i++) {
        orders[i].line = i;
        orders[i].amount = i / 2;
        orders[i].bin = 3 * i;
    }
#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 60; i++) {
        struct order copy = orders[i];
        sold[orders[i].line]++;
        sums[copy.amount]++; //@ race(sums)
        bins[copy.bin]++;
    }
    printf("%d %d %d\n", sold[5], sums[6], bins[9]);
    return 0;
}

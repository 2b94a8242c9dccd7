// Claim: a loop that fills the members of an array's elements gives each of them known contents, whatever their sizes: a copy of the
// element has them, too. Source: semantics.md §2 (values).
#include <stdio.h>
struct order { int line; long amount; short bin; };
struct order orders[60];
int sold[60], sums[120], bins[180];
int main(void)
{
    for (int i = 0; i < 60; i++) {
        orders[i].line = i;
        orders[i].amount = 2 * i;
        orders[i].bin = 3 * i;
    }
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 60; i++) {
        struct order copy = orders[i];
        sold[orders[i].line]++;
        sums[copy.amount]++;
        bins[copy.bin]++;
    }
    printf("%d %d %d\n", sold[5], sums[6], bins[9]);
    return 0;
}

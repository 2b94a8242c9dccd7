// Claim: members whose values are not followed, floating ones or what a call returns, leave the others of the same elements known.
// Source: semantics.md §2 (values).
#include <stdio.h>
#include <stdlib.h>
struct probe { double value; int cell; unsigned seed; };
struct probe probes[40];
double field[40];
int main(void)
{
    for (int i = 0; i < 40; i++) {
        probes[i].value = 0.5 * i;
        probes[i].cell = 39 - i;
        probes[i].seed = rand();
    }
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++)
        field[probes[i].cell] += probes[i].value;
    printf("%g\n", field[3]);
    return 0;
}

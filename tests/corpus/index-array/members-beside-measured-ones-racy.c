// Claim: members whose values are not followed may be equal in two elements. Source: semantics.md §2 (values).
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
        probes[i].seed = rand() % 40;
    }
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; i++)
        field[probes[i].seed] += probes[i].cell; //@ race(field) possible
    printf("%g\n", field[3]);
    return 0;
}

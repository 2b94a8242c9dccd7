// Claim: one element of an array that is too large to be copied is gathered in a local variable. Source: OpenMP 5.2 §5.5.5
#include <stdio.h>
#define N 300000

static int table[N];

int main(void)
{
    int k = 17;
#pragma omp parallel for //@ RACE fix(table: reduction) offers(table: atomic)
    for (int i = 0; i < 500; i++)
        table[2 * k] ^= i * 5; //@ race(table)
    printf("%d\n", table[34]);
    return 0;
}

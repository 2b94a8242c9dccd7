// Claim: where neighbours depend on each other no safelen leaves two lanes; critical may not stand in simd. Source: OpenMP 5.2 §10.4
#include <stdio.h>

static int a[65];

int main(void)
{
    a[0] = 1;
#pragma omp simd //@ RACE nofix(a: safelen) nofix(a: critical) nofix(a: ordered) nofix(a: lock)
    for (int i = 0; i < 64; i++)
        a[i + 1] = a[i] * 5 % 23;  //@ race(a)
    printf("%d\n", a[64]);
    return 0;
}

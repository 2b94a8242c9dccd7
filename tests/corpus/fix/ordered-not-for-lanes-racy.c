// Claim: ordered simd would order the lanes, but Clang 14 does not keep that order: it is not offered. Source: semantics.md §7; OpenMP 5.2 §15.10
#include <stdio.h>
#define N 64

static int a[N + 1], b[N];

int main(void)
{
    a[0] = 2;
#pragma omp simd //@ RACE nofix(a: ordered) nofix(a: safelen) nofix(a: critical)
    for (int i = 0; i < N; i++) {
        b[i] = i * i;
        a[i + 1] = (a[i] * 3 + b[i]) % 19;  //@ race(a)
    }
    printf("%d %d\n", a[N], b[7]);
    return 0;
}

// Claim: a global that a callee reads is the original there, whatever the caller's clauses say.
// Source: semantics.md §2 (clauses are lexical); OpenMP 5.2 §5.1.2 (variables in a called routine)
#include <stdio.h>
#define N 24

static int t;

static int twice(void)
{
    return 2 * t; //@ race(t)
}

int main(void)
{
    int b[N], sum = 0;

#pragma omp parallel for //@ RACE nofix(t: private) nofix(t: firstprivate) nofix(t: local-declaration) nofix(t: atomic)
    for (int i = 0; i < N; i++) {
        t = i * i % 9;   //@ race(t)
        b[i] = twice();
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

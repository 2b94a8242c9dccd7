// Claim: a global temporary becomes private; its declaration stays, since another function uses it as well.
// Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 17

int scratch;
static int out[N];

static int triple(int x)
{
    scratch = 3 * x;
    return scratch;
}

int main(void)
{
    int sum = triple(4);

#pragma omp parallel for //@ RACE fix(scratch: private) nofix(scratch: local-declaration)
    for (int i = 0; i < N; i++) {
        scratch = i % 6;            //@ race(scratch)
        out[i] = scratch * scratch; //@ race(scratch)
    }
    sum += triple(5);
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

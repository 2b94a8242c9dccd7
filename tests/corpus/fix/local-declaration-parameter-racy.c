// Claim: a parameter that serves as a temporary has no declaration that could be moved; a private copy of it does.
// Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 15

static int out[N];

static void squares(int n, int t)
{
    out[0] = t;
#pragma omp parallel for //@ RACE fix(t: private) nofix(t: local-declaration)
    for (int i = 1; i < n; i++) {
        t = i * i;          //@ race(t)
        out[i] = t + i;     //@ race(t)
    }
}

int main(void)
{
    int sum = 0;
    squares(N, 4);
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: where a private clause exists, the missing variables join it; one fix for each variable.
// Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 33

int main(void)
{
    int out[N], u, v, w, sum = 0;

#pragma omp parallel for private(u) schedule(dynamic) //@ RACE fix(v: private) fix(w: private)
    for (int i = 0; i < N; i++) {
        u = i % 3;
        v = u * 10;   //@ race(v)
        w = v + i;    //@ race(v) race(w)
        out[i] = w;   //@ race(w)
    }
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

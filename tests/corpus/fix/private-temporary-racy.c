// Claim: a temporary that each iteration writes before it reads, and nobody needs later, becomes private. It may as well be declared in
// the loop. Source: OpenMP 5.2 §5.4.3 (private)
#include <stdio.h>
#define N 64

int main(void)
{
    int a[N], b[N], t, sum = 0;

    for (int i = 0; i < N; i++)
        a[i] = i * 7 % 13;
#pragma omp parallel for //@ RACE fix(t: private) offers(t: local-declaration) offers(t: remove-pragma)
    for (int i = 0; i < N; i++) {
        t = a[i] * 2; //@ race(t)
        b[i] = t + 1; //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

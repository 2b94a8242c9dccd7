// Claim: x = e + x is a sum, a reduction and an atomic update. Source: OpenMP 5.2 §5.5.5, §15.8.4 (x = expr binop x)
#include <stdio.h>
#define N 40

int main(void)
{
    int a[N], x = 7;

    for (int i = 0; i < N; i++)
        a[i] = i * 7 % 13;
#pragma omp parallel for //@ RACE fix(x: reduction) offers(x: atomic) nofix(x: private) nofix(x: linear)
    for (int i = 0; i < N; i++)
        x = a[i] * 2 + x; //@ race(x)
    printf("%d\n", x);
    return 0;
}

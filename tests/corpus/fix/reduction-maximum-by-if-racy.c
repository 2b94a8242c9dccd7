// Claim: the largest value, kept by a comparison, is a max reduction; no atomic update can say it. Source: OpenMP 5.2 §5.5.8, §15.8.4
#include <stdio.h>
#define N 40

int main(void)
{
    int a[N], m = -1;

    for (int i = 0; i < N; i++)
        a[i] = i * 37 % 41;
#pragma omp parallel for //@ RACE fix(m: reduction) nofix(m: private) nofix(m: lastprivate) nofix(m: atomic)
    for (int i = 0; i < N; i++)
        if (a[i] > m) //@ race(m) possible
            m = a[i]; //@ race(m) possible
    printf("%d\n", m);
    return 0;
}

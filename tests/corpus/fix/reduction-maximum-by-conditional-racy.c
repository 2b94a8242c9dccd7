// Claim: the largest value, kept by a conditional expression, is a max reduction. Source: OpenMP 5.2 §5.5.8
#include <stdio.h>
#define N 40

int main(void)
{
    int a[N], m = -1, least = 99;

    for (int i = 0; i < N; i++)
        a[i] = i * 37 % 41;
#pragma omp parallel for //@ RACE fix(m: reduction) fix(least: reduction) nofix(m: private)
    for (int i = 0; i < N; i++) {
        m = a[i] > m ? a[i] : m;                //@ race(m)
        least = least <= a[i] ? least : a[i];   //@ race(least)
    }
    printf("%d %d\n", m, least);
    return 0;
}

// Claim: a static variable of the loop's own body that each iteration writes before it reads it can be automatic.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1
#include <stdio.h>

int main(void)
{
    int r[40], s = 0;
#pragma omp parallel for //@ RACE fix(t: automatic)
    for (int i = 0; i < 40; i++) {
        static int t;
        t = i + 1; //@ race(t)
        r[i] = t;  //@ race(t)
    }
    for (int i = 0; i < 40; i++)
        s += r[i] * i;
    printf("%d\n", s);
    return 0;
}

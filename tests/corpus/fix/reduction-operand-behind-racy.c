// Claim: x = e + x is the same reduction as x += e, in a condition without braces. Source: OpenMP 5.2 §5.5.8
#include <stdio.h>
#define N 50

int main(void)
{
    long s = 0;

#pragma omp parallel for schedule(dynamic) //@ RACE fix(s: reduction)
    for (int i = 0; i < N; i++)
        if (i % 3)
            s = i * 2 + s; //@ race(s)
    printf("%ld\n", s);
    return 0;
}

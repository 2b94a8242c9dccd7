// Claim: a total over the whole nest has nothing to do with collapse. Source: OpenMP 5.2 §4.4.3, §5.5.8
#include <stdio.h>
#define N 12

int main(void)
{
    int s = 0;

#pragma omp parallel for collapse(2) //@ RACE fix(s: reduction) nofix(s: remove-collapse)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            s += i * j % 7; //@ race(s)
    printf("%d\n", s);
    return 0;
}

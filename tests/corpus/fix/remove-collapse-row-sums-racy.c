// Claim: sums of rows in a collapsed nest: the row belongs to one thread again when only the outer loop is distributed.
// Source: OpenMP 5.2 §4.4.3, §5.5.8
#include <stdio.h>
#define N 12

int main(void)
{
    int r[N] = {0}, sum = 0;

#pragma omp parallel for collapse(2) schedule(static) //@ RACE fix(r: reduction|remove-collapse) offers(r: remove-collapse)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            r[i] += i * j % 7; //@ race(r)
    for (int i = 0; i < N; i++)
        sum += r[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

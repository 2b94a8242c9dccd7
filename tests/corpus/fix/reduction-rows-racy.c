// Claim: an inner loop's sums go into one array for all rows: each element is a sum over the rows. Source: OpenMP 5.2 §5.5.8
#include <stdio.h>
#define N 9

int main(void)
{
    int column[N] = {0}, sum = 0;

#pragma omp parallel for //@ RACE fix(column: reduction) offers(column: atomic) nofix(column: private)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            column[j] += i * j + 1; //@ race(column)
    for (int i = 0; i < N; i++)
        sum += column[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

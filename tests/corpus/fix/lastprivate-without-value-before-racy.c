// Claim: a variable that has no value before the loop loses none where the loop has no iteration. Source: OpenMP 5.2 §5.4.5
#include <stdio.h>

static int last(const int *a, int n)
{
    int x;
#pragma omp parallel for //@ RACE fix(x: lastprivate) nofix(x: private)
    for (int i = 0; i < n; i++)
        x = a[i] + 1; //@ race(x)
    return x;
}

int main(void)
{
    int a[5] = {3, 1, 4, 1, 5};
    printf("%d %d\n", last(a, 5), last(a, 3));
    return 0;
}

// Claim: the array has a race only because its subscript has one: linear alone repairs both. Source: OpenMP 5.2 §5.4.6
#include <stdio.h>

static int a[100];

int main(void)
{
    int j = 0, sum = 0;
#pragma omp parallel for //@ RACE fix(j: linear) nofix(j: private) nofix(j: ordered)
    for (int i = 0; i < 100; i++) {
        a[j] = i; //@ race(a) possible race(j)
        j++;      //@ race(j)
    }
    for (int i = 0; i < 100; i++)
        sum += a[i] * i;
    printf("%d\n", sum);
    return 0;
}

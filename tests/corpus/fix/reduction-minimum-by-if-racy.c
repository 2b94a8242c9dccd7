// Claim: the smallest value is a min reduction, also where the comparison is written from the other side and with braces.
// Source: OpenMP 5.2 §5.5.8
#include <stdio.h>
#define N 40

int main(void)
{
    int a[N], least = 1000;

    for (int i = 0; i < N; i++)
        a[i] = i * 37 % 41 + 5;
#pragma omp parallel for //@ RACE fix(least: reduction)
    for (int i = 0; i < N; i++) {
        if (least > a[i]) { //@ race(least) possible
            least = a[i];   //@ race(least) possible
        }
    }
    printf("%d\n", least);
    return 0;
}

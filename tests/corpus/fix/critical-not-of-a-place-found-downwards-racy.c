// Claim: the loop counts downwards, so that the largest number is the first one: a condition for equal values that takes the loop's numbers
// for its order would choose another one. Source: OpenMP 5.2 §15.2, §4.4.1
#include <stdio.h>

int main(void)
{
    int top = 0, at = 0, v[100];
    for (int i = 0; i < 100; i++)
        v[i] = i * 53 % 19;
#pragma omp parallel for //@ RACE nofix(at: critical) nofix(top: critical)
    for (int i = 99; i >= 0; i--)
        if (v[i] > top) { //@ race(top) possible
            top = v[i]; //@ race(top) possible
            at = i; //@ race(at) possible
        }
    printf("%d %d\n", top, at);
    return 0;
}

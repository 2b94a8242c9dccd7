// Claim: no iteration reaches the first value, and the place keeps what it had before: a condition for equal values would let the first
// iteration win that has the same value. Source: OpenMP 5.2 §15.2
#include <stdio.h>

int main(void)
{
    int top = 5, at = 1000, v[100];
    for (int i = 0; i < 100; i++)
        v[i] = i % 6 + i / 99;
#pragma omp parallel for //@ RACE nofix(at: critical) nofix(top: critical)
    for (int i = 0; i < 100; i++)
        if (v[i] > top) { //@ race(top) possible
            top = v[i]; //@ race(top) possible
            at = i; //@ race(at) possible
        }
    printf("%d %d\n", top, at);
    return 0;
}

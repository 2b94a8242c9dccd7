// Claim: iterations look at what the ones before them have found: the order matters, whichever of equal values wins.
// Source: OpenMP 5.2 §15.2
#include <stdio.h>

int main(void)
{
    int top = 0, at = 0, v[100];
    for (int i = 0; i < 100; i++)
        v[i] = i * 53 % 19;
#pragma omp parallel for //@ RACE nofix(at: critical) nofix(top: critical)
    for (int i = 0; i < 100; i++) {
        if (v[i] > top) { //@ race(top) possible
            top = v[i]; //@ race(top) possible
            at = i; //@ race(at) possible
        }
        v[i] += at == i; //@ race(at) possible
    }
    printf("%d %d %d\n", top, at, v[at]);
    return 0;
}

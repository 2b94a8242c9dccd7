// Claim: the minimum is rounded when it is stored, so that values that differ compare as equal or not by turns: which place wins depends on
// the order. Source: OpenMP 5.2 §15.2; C11 §6.3.1.5
#include <stdio.h>

int main(void)
{
    float low = 100;
    int at = -1;
    double v[100];
    for (int i = 0; i < 100; i++)
        v[i] = 1.0 + (99 - i) * 1e-12;
#pragma omp parallel for //@ RACE nofix(at: critical)
    for (int i = 0; i < 100; i++)
        if (v[i] < low) { //@ race(low) possible
            low = v[i]; //@ race(low) possible
            at = i; //@ race(at) possible
        }
    printf("%.3f %d\n", low, at);
    return 0;
}

// Claim: a minimum and the iteration that has it are chosen in a critical region, with a condition by which the first one of equal values
// wins in any order of the iterations. Source: OpenMP 5.2 §15.2
#include <stdio.h>
#define N 500

int main(void)
{
    double v[N], low = 1e30;
    int best = -1;
    for (int i = 0; i < N; i++)
        v[i] = (i * 7919 + 13) % 109;
#pragma omp parallel for //@ RACE fix(low: critical) fix(best: critical) nofix(low: reduction)
    for (int i = 0; i < N; i++) {
        if (v[i] < low) { //@ race(low) possible
            low = v[i]; //@ race(low) possible
            best = i; //@ race(best) possible
        }
    }
    printf("%d %.1f\n", best, low);
    return 0;
}

// Claim: a critical region with a condition of its own for equal values leaves no race. Source: OpenMP 5.2 §15.2
#include <stdio.h>
#define N 500

int main(void)
{
    double v[N], low = 1e30;
    int best = -1;
    for (int i = 0; i < N; i++)
        v[i] = (i * 7919 + 13) % 109;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < N; i++) {
#pragma omp critical(low_update)
        if (v[i] < low || (v[i] == low && i < best)) {
            low = v[i];
            best = i;
        }
    }
    printf("%d %.1f\n", best, low);
    return 0;
}

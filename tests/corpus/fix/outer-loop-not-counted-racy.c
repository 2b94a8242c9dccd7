// Claim: an outer loop that is no canonical loop cannot take the pragma. Source: OpenMP 5.2 §4.4.1 (canonical loop nest form)
#include <stdio.h>
#define N 12

int main(void)
{
    int m[N] = {1}, rounds = 0, sum = 0;

    while (rounds < 4) {
#pragma omp parallel for //@ RACE nofix(m: outer-loop) nofix(m: barrier) nofix(m: critical)
        for (int j = 1; j < N; j++)
            m[j] = m[j - 1] + j + rounds; //@ race(m)
        rounds++;
    }
    for (int i = 0; i < N; i++)
        sum += m[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: a scratch array with one element that was set before the loop and is only read in it needs its first value.
// Source: OpenMP 5.2 §5.4.4
// Known limit: firstprivate(tmp) would be right, but the elements that a loop reads are not told apart.
#include <stdio.h>
#define N 28

int main(void)
{
    int tmp[5], out[N], sum = 0;

    tmp[4] = 9;
#pragma omp parallel for //@ RACE fix(tmp: inner-loop) nofix(tmp: private)
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < 4; k++)
            tmp[k] = i * k + 1;    //@ race(tmp)
        out[i] = 0;
        for (int k = 0; k < 5; k++)
            out[i] += tmp[k] * (k + 1); //@ race(tmp)
    }
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

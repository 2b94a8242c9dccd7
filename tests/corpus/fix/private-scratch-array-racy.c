// Claim: a scratch array that each iteration fills before it reads it becomes private as a whole. Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 28

int main(void)
{
    int tmp[4], out[N], sum = 0;

#pragma omp parallel for //@ RACE fix(tmp: private)
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < 4; k++)
            tmp[k] = i * k + 1;    //@ race(tmp)
        out[i] = 0;
        for (int k = 0; k < 4; k++)
            out[i] += tmp[3 - k] * (k + 1); //@ race(tmp)
    }
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

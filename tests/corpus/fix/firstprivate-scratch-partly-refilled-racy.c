// Claim: a scratch array of which an iteration fills only the first elements shows what earlier iterations left in the others.
// Source: OpenMP 5.2 §5.4.3, §5.4.4
#include <stdio.h>
#define N 28

int main(void)
{
    int tmp[4] = {1, 2, 3, 4}, out[N], sum = 0;

    //@ RACE nofix(tmp: private) nofix(tmp: firstprivate) nofix(tmp: lastprivate) nofix(tmp: local-declaration) nofix(tmp: critical)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < i % 5; k++)
            tmp[k] = i * k + 1;     //@ race(tmp)
        out[i] = 0;
        for (int k = 0; k < 4; k++)
            out[i] += tmp[k] * (k + 1); //@ race(tmp)
    }
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

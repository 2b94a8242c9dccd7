// Claim: a text of which each iteration replaces one character keeps the others from before the loop. Source: OpenMP 5.2 §5.4.4
#include <stdio.h>
#define N 30

int main(void)
{
    char line[4] = "a=?";
    int out[N], sum = 0;

#pragma omp parallel for schedule(static) //@ RACE fix(line: firstprivate) nofix(line: private)
    for (int i = 0; i < N; i++) {
        line[2] = (char)('0' + i % 10);           //@ race(line)
        out[i] = line[0] * 3 + line[1] + line[2]; //@ race(line)
    }
    for (int i = 0; i < N; i++)
        sum += out[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

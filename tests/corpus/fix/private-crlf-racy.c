// Claim: a file with carriage returns keeps them: the clause is put before the line's end.
// Source: OpenMP 5.2 §5.4.3
#include <stdio.h>

int main(void)
{
    int out[21], t, sum = 0;

    //@ RACE fix(t: private)
#pragma omp parallel for
    for (int i = 0; i < 21; i++) {
        t = i * i % 8;      //@ race(t)
        out[i] = t + t * i; //@ race(t)
    }
    for (int i = 0; i < 21; i++)
        sum += out[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

// Claim: where the last one of equal values wins, and only some iterations take part, the condition says so as well; the place is set anew
// before each region. Source: OpenMP 5.2 §15.2
#include <stdio.h>

int main(void)
{
    int v[300], at, top;
    for (int i = 0; i < 300; i++)
        v[i] = i * 53 % 89;
    for (int round = 0; round < 3; round++) {
        at = 0;
        top = v[0];
#pragma omp parallel for schedule(dynamic, 7) //@ RACE fix(at: critical) fix(top: critical)
        for (int i = 1; i < 300; i++)
            if (i % 3 && top <= v[i]) //@ race(top) possible
                at = i, top = v[i]; //@ race(at) possible race(top) possible
        printf("%d %d\n", top, at);
        v[at] = 0;
    }
    return 0;
}

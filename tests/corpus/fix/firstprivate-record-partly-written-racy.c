// Claim: a record of which one member is written in every iteration and another one was set before the loop needs its first value.
// Source: OpenMP 5.2 §5.4.4 (firstprivate)
#include <stdio.h>
#define N 22

struct point {
    int x, y;
};

int main(void)
{
    int b[N], sum = 0;
    struct point s = {0, 7};

#pragma omp parallel for //@ RACE fix(s: firstprivate) nofix(s: private)
    for (int i = 0; i < N; i++) {
        s.x = i;               //@ race(s)
        b[i] = s.x * 10 + s.y; //@ race(s)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

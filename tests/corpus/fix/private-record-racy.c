// Claim: a record whose members are all written before any is read is a temporary. Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 22

struct point {
    int x, y;
};

int main(void)
{
    int b[N], sum = 0;
    struct point s;

#pragma omp parallel for //@ RACE fix(s: private)
    for (int i = 0; i < N; i++) {
        s.x = i;               //@ race(s)
        s.y = i % 4;           //@ race(s)
        b[i] = s.x * 10 + s.y; //@ race(s)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}

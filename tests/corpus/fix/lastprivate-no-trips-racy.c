// Claim: a loop without trips has no last iteration that would give a lastprivate variable its value: the old one is needed.
// Source: OpenMP 5.2 §5.4.5 (what the sequentially last iteration does not assign is unspecified)
#include <stdio.h>

static int out[16];

static int fill(int n)
{
    int last = -4;
#pragma omp parallel for //@ RACE nofix(last: lastprivate) nofix(last: private) nofix(last: critical) nofix(last: local-declaration)
    for (int i = 0; i < n; i++) {
        last = i * 6;       //@ race(last)
        out[i] = last + 1;  //@ race(last)
    }
    return last;
}

int main(void)
{
    int none = fill(0);
    int all = fill(16);
    printf("%d %d %d\n", none, all, out[9]);
    return 0;
}

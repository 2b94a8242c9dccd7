// Claim: lastprivate keeps the old value where the loop has no trips. Source: OpenMP 5.2 §5.4.5 (only an iteration assigns)
#include <stdio.h>

static int out[16];

static int fill(int n)
{
    int last = -4;
#pragma omp parallel for //@ RACE fix(last: lastprivate) nofix(last: private) nofix(last: local-declaration)
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

// Claim: a loop that stores to two members in each trip leaves both.
// Source: semantics.md §3.
#include <stdio.h>
struct Part {
    int at;
    int used;
};

int main(void)
{
    static struct Part p[8];
    static double x[8];
    for (int k = 0; k < 8; k++)
        p[k].at = k;
    for (int k = 0; k < 8; k++) {
        p[k].at = 7 - k;
        p[k].used = 1;
    }
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 8; i++)
        x[p[i].at] = i;
    printf("%g\n", x[7]);
    return 0;
}

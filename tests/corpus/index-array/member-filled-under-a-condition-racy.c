// Claim: a loop that stores to a member in some trips only, and to another one in each, does not leave the first one as it was.
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
        if (k > 5)
            p[k].at = 0;
        p[k].used = 1;
    }
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 8; i++)
        x[p[i].at] = i; //@ race(x) possible
    printf("%g\n", x[0]);
    return 0;
}

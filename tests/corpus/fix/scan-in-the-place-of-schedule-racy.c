// Claim: a scan may stand on no loop with a schedule: its clause takes the place of schedule, and the directive a line between two
// statements of one. Source: OpenMP 5.2 §5.6, §11.5.3
#include <stdio.h>

int main(void)
{
    int run = 0, a[64], b[64], s = 0;
    for (int i = 0; i < 64; i++)
        a[i] = i % 5;
#pragma omp parallel for schedule(static) //@ RACE fix(run: scan)
    for (int i = 0; i < 64; i++) {
        run += a[i]; b[i] = run; //@ race(run)
    }
    for (int i = 0; i < 64; i++)
        s += b[i] * i;
    printf("%d\n", s);
    return 0;
}
